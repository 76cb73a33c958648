/** What is printed on the cards of Beat The Bookie, as far as it is drawn. What a card does is the server's word alone. */

/** An Owners card: the figure, whether it speaks of the result, and the message with its words. */
export interface OwnersFace {
  figure: string;
  sign: -1 | 0 | 1;
  result: boolean;
  words: 'pay' | 'receive' | 'each' | 'twice' | 'winner' | 'unplaced';
}
const pay = (amount: number): OwnersFace => ({ figure: `−${amount}`, sign: -1, result: false, words: 'pay' });
const payEach = (amount: number): OwnersFace => ({ figure: `−${amount}`, sign: -1, result: false, words: 'each' });
const receive = (amount: number): OwnersFace => ({ figure: `+${amount}`, sign: 1, result: false, words: 'receive' });
const receiveEach = (amount: number): OwnersFace => ({ figure: `+${amount}`, sign: 1, result: false, words: 'each' });

/** By number, from 1 to 18. */
export const OWNERS: readonly OwnersFace[] = [
  pay(0), pay(10), payEach(10), payEach(10), pay(20), pay(20), pay(25), pay(30), pay(40),
  receive(10), receiveEach(10), receiveEach(10), receive(20), receive(20), receive(30), receive(40),
  { figure: '2 ×', sign: 0, result: true, words: 'twice' },
  { figure: '+50', sign: 1, result: true, words: 'winner' },
  { figure: '+20', sign: 1, result: true, words: 'unplaced' },
]; // prettier-ignore

/** A Punters card: how many places it looks at, how the horses named have to run, what it pays, and one time in how many it comes in. */
export interface PuntersFace {
  boxes: 0 | 1 | 2 | 3;
  how: 'one' | 'two' | 'any' | 'order' | 'none';
  names: 0 | 1 | 2 | 3;
  pays: number;
  oneIn: number;
}
const place: PuntersFace = { boxes: 3, how: 'one', names: 1, pays: 25, oneIn: 2 };
const topTwo: PuntersFace = { boxes: 2, how: 'one', names: 1, pays: 35, oneIn: 3 };
const win: PuntersFace = { boxes: 1, how: 'one', names: 1, pays: 75, oneIn: 6 };
const anyTwo: PuntersFace = { boxes: 3, how: 'two', names: 2, pays: 60, oneIn: 5 };
const quinella: PuntersFace = { boxes: 2, how: 'any', names: 2, pays: 180, oneIn: 15 };

/** By number, from 1 to 18. */
export const PUNTERS: readonly PuntersFace[] = [
  { boxes: 0, how: 'none', names: 0, pays: 0, oneIn: 0 },
  place, place, place, topTwo, topTwo, topTwo, win, win, win, anyTwo, anyTwo, quinella, quinella,
  { boxes: 3, how: 'any', names: 3, pays: 250, oneIn: 20 },
  { boxes: 2, how: 'order', names: 2, pays: 350, oneIn: 30 },
  { boxes: 3, how: 'order', names: 3, pays: 1000, oneIn: 120 },
  { boxes: 0, how: 'none', names: 0, pays: 0, oneIn: 0 },
  { boxes: 0, how: 'none', names: 0, pays: 50, oneIn: 0 },
]; // prettier-ignore

/** A Bookies card: the price of each horse, by the card's number from 1 to 12 and the horse's. */
export const BOOKIES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0],
  [0, 2, 3, 4, 5, 6, 8], [0, 3, 4, 5, 6, 8, 2], [0, 4, 5, 6, 8, 2, 3], [0, 5, 6, 8, 2, 3, 4], [0, 6, 8, 2, 3, 4, 5], [0, 8, 2, 3, 4, 5, 6],
  [0, 3, 4, 4, 5, 6, 6], [0, 4, 4, 5, 6, 6, 3], [0, 4, 5, 6, 6, 3, 4], [0, 5, 6, 6, 3, 4, 4], [0, 6, 6, 3, 4, 4, 5], [0, 6, 3, 4, 4, 5, 6],
]; // prettier-ignore
