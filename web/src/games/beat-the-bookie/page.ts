import { account } from '../../choices';
import { ACTION } from '../../queue';
import { t } from '../../words.svelte';
import type { Note, TableView } from '../../wire';
import type { GamePage } from '../registry';
import { BOOKIES } from './cards';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Result from './Result.svelte';
import { className, PHASE, spaces, viewOf, winnersOf, type View } from './view';

/** Beside the server's fields: whether the sheet of the race is being looked at while notes are played. */
interface Drawn extends View {
  looked?: boolean;
}

function lead(table: TableView): string {
  const view = viewOf(table);
  if (table.phase === 'over') return t('btb-over', { race: view.race });
  if (view.phase === PHASE.auction) return t('btb-lot', { lot: Math.min(view.lot, 6) });
  if (view.race === 0) return '';
  const looked = settled(table);
  const race = looked && view.home < 3 ? view.race - 1 : view.race;
  const trading = view.phase === PHASE.trading || view.phase === PHASE.answering;
  if (trading || race < view.race) return t('btb-after', { race, stage: (table.view as unknown as Drawn).looked ? 'settling' : trading ? 'trading' : 'none' });
  return `${t('btb-race-of', { race })} · ${className(race)}`;
}

const MS: Record<string, number> = {
  'lot-opened': 900, 'bid-made': 750, passed: 600, 'priced-out': 450, 'bid-shown': 700, 'lots-tied': 1200, 'lot-drawn': 1200, 'horse-sold': 1700, 'horse-unsold': 1500,
  'race-started': 1400, 'owners-drawn': 900, 'punters-drawn': 900, 'fee-paid': 700, received: 700, 'fee-forgiven': 900, 'forced-sale': 1400, named: 800, 'prices-drawn': 900,
  'slip-shown': 380, 'no-bet': 380, 'race-off': 900, turned: 620, 'turned-home': 420, 'horse-home': 1500, 'race-run': 1800,
  'prize-paid': 1100, 'owners-paid': 1000, 'ticket-paid': 1100, 'ticket-lost': 600, 'bet-won': 1000, 'stake-back': 500, 'bet-lost': 450, 'money-returned': 900,
  'window-opened': 600, 'sold-to-bank': 1100, 'bought-from-bank': 1100, offered: 900, asked: 900, traded: 1300, declined: 900, 'trading-done': 450,
  'profit-counted': 450, 'trophy-won': 2000, 'no-trophy': 1600, bankrupt: 1600, 'last-standing': 1600,
}; // prettier-ignore

function set<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}
function redraw(table: TableView, change: Partial<Drawn>): TableView {
  return { ...table, view: { ...table.view, ...change } };
}
function pay(table: TableView, from: string, to: string, amount: number): TableView {
  return { ...table, money: { ...table.money, [from]: (table.money[from] ?? 0) - amount, [to]: (table.money[to] ?? 0) + amount } };
}
function look(table: TableView): TableView {
  return redraw(table, { looked: true });
}

/** What clears the course for the next race. */
function cleared(view: View, race: number): Partial<Drawn> {
  const none = view.prices.map(() => 0);
  return {
    race, phase: PHASE.draws, bookies_card: 0, prices: none, turned: none, home: 0, placed: view.placed.map(() => 0),
    owners_card: view.owners_card.map(() => 0), punters_card: view.punters_card.map(() => 0), named: view.named.map(() => [0, 0, 0]), shown: view.shown.map(() => none),
  }; // prettier-ignore
}

const DRAW: Record<string, (table: TableView, view: View, note: Note) => TableView> = {
  [ACTION]: (table) => redraw(table, { looked: false }),
  'lot-opened': (table, view, note) =>
    redraw(table, { phase: PHASE.auction, lot: Number(note.horse), high_bid: 0, high_bidder: -1, bids: view.bids.map(() => 0), passed: view.passed.map(() => 0) }),
  'bid-made': (table, view, note) => bidMade(table, view, Number(note.seat), Number(note.amount)),
  'bid-shown': (table, view, note) => bidMade(table, view, Number(note.seat), Number(note.amount)),
  passed: (table, view, note) => redraw(table, { passed: set(view.passed, Number(note.seat), 1) }),
  'priced-out': (table, view, note) => redraw(table, { passed: set(view.passed, Number(note.seat), 1) }),
  'lot-drawn': (table, _, note) => redraw(table, { high_bidder: Number(note.seat) }),
  'horse-sold': (table, view, note) => owned(paid(table, note), view, note, Number(note.seat)),
  'race-started': (table, view, note) => redraw(table, cleared(view, Number(note.race))),
  'owners-drawn': (table, view, note) => redraw(table, { owners_card: set(view.owners_card, Number(note.seat), Number(note.card)) }),
  'punters-drawn': (table, view, note) => redraw(table, { punters_card: set(view.punters_card, Number(note.seat), Number(note.card)) }),
  'prices-drawn': (table, view, note) => redraw(table, { bookies_card: Number(note.card), prices: [...(BOOKIES[Number(note.card)] ?? view.prices)] }),
  'forced-sale': (table, view, note) => owned(paid(table, note), view, note, -1),
  named: (table, view, note) => redraw(table, { named: set(view.named, Number(note.seat), [note.horse, note.second, note.third].map(Number)) }),
  'slip-shown': slipShown,
  'race-off': (table) => redraw(table, { phase: PHASE.racing }),
  turned: (table, view, note) => redraw(table, { turned: set(view.turned, Number(note.horse), spaces(table) - Number(note.left)) }),
  'turned-home': (table, view, note) => redraw(table, { turned: set(view.turned, Number(note.horse), (view.turned[Number(note.horse)] ?? 0) + 1) }),
  'horse-home': (table, view, note) => redraw(table, { home: Number(note.place), placed: set(view.placed, Number(note.place), Number(note.horse)) }),
  'ticket-lost': look,
  'bet-lost': look,
  'window-opened': (table) => look(redraw(table, { phase: PHASE.trading })),
  offered: (table, _, note) => offer(table, note, true),
  asked: (table, _, note) => offer(table, note, false),
  declined: (table) => redraw(table, { phase: PHASE.trading }),
  'sold-to-bank': (table, view, note) => owned(paid(table, note), view, note, -1),
  'bought-from-bank': (table, view, note) => owned(paid(table, note), view, note, Number(note.seat)),
  traded: (table, view, note) => owned(redraw(paid(table, note), { phase: PHASE.trading }), view, note, Number(note.seat)),
  'profit-counted': look,
  'trophy-won': (table, view, note) => {
    const [race, seat] = [Number(note.race), Number(note.seat)];
    // In a race that is seen again the trophy stands in the cabinet already.
    if (winnersOf(table, race).includes(seat)) return look(table);
    return look(redraw(table, { points: set(view.points, seat, (view.points[seat] ?? 0) + Number(note.points)), cabinet: set(view.cabinet, race, (view.cabinet[race] ?? 0) + 2 ** seat) }));
  },
  bankrupt: (table, view, note) => redraw(table, { out: set(view.out, Number(note.seat), 1) }),
};

function bidMade(table: TableView, view: View, seat: number, amount: number): TableView {
  const best = amount > view.high_bid ? { high_bid: amount, high_bidder: seat } : {};
  return redraw(table, { bids: set(view.bids, seat, amount), ...best });
}
function owned(table: TableView, view: View, note: Note, seat: number): TableView {
  return redraw(table, { owned_by: set(view.owned_by, Number(note.horse), seat) });
}
function offer(table: TableView, note: Note, own: boolean): TableView {
  return redraw(table, { phase: PHASE.answering, turn: Number(note.seat), offer_verb: own ? 11 : 12, offer_horse: Number(note.horse), offer_to: Number(note.other), offer_price: Number(note.amount) });
}
/** One's own stakes left the wallet when they were laid; those of the others leave it when they are shown. */
function slipShown(table: TableView, view: View, note: Note): TableView {
  const seat = Number(note.seat);
  const shown = redraw(table, { shown: set(view.shown, seat, set(view.shown[seat] ?? [], Number(note.horse), Number(note.amount))) });
  if (seat === table.you) return redraw(shown, { slips: view.slips && set(view.slips, Number(note.horse), 0) });
  return pay(shown, account(seat), 'stakes', Number(note.amount));
}
function paid(table: TableView, note: Note): TableView {
  const flow = payment(note);
  return flow ? pay(table, flow.from, flow.to, flow.amount) : table;
}

const TO_BANK = ['fee-paid', 'horse-sold', 'bought-from-bank'];
const FROM_BANK = ['received', 'forced-sale', 'sold-to-bank', 'prize-paid', 'owners-paid', 'ticket-paid', 'bet-won', 'money-returned'];
const SETTLING = ['prize-paid', 'owners-paid', 'ticket-paid', 'bet-won', 'money-returned', 'stake-back'];

function payment(note: Note): { from: string; to: string; amount: number } | null {
  const seat = account(Number(note.seat));
  const amount = Number(note.amount);
  if (TO_BANK.includes(note.what)) return { from: seat, to: 'bank', amount };
  if (FROM_BANK.includes(note.what)) return { from: 'bank', to: seat, amount };
  if (note.what === 'stake-back') return { from: 'stakes', to: seat, amount };
  if (note.what === 'traded') return { from: seat, to: account(Number(note.other)), amount };
  return null;
}

function draw(table: TableView, note: Note): TableView {
  const how = DRAW[note.what];
  if (how) return how(table, viewOf(table), note);
  const drawn = paid(table, note);
  return SETTLING.includes(note.what) ? look(drawn) : drawn;
}

/** The sheet of a race is looked at when the race has been run, and again when its trophy has been given. */
function settled(table: TableView): boolean {
  if (table.phase === 'over') return true;
  const looked = (table.view as unknown as Drawn).looked;
  return looked ?? table.log.at(-1)?.notes.some((note) => note.what === 'race-run' || note.what === 'profit-counted') ?? false;
}

function sound(note: Note): string | null {
  switch (note.what) {
    case 'turned':
      return Number(note.left) <= 2 ? 'crowd' : 'hoofs';
    case 'owners-drawn':
    case 'punters-drawn':
    case 'prices-drawn':
    case 'slip-shown':
      return 'card';
    case 'race-off':
    case 'horse-home':
    case 'horse-sold':
      return 'bell';
    default:
      return payment(note) ? 'note' : null;
  }
}

export const page: GamePage = { Board, Hand, Result, lead, ms: (note) => MS[note.what] ?? 0, draw, settled, payment, sound, passing: true, again: { from: 'race-started', without: ['owners-drawn', 'punters-drawn', 'prices-drawn', 'named', 'slip-laid', 'slips-done', 'no-bet'] } };
