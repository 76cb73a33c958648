import { mount, unmount, flushSync, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from '../src/games/quarter-horse/page';
import { bigCourse, horseX, raceEnd, smallCourse, trailOf, viewOf } from '../src/games/quarter-horse/view';
import type { Mode, PartProps } from '../src/games/registry';
import { actionOf } from '../src/queue';
import { toldOf } from '../src/told';
import { LiveTable } from '../src/store.svelte';
import type { TableView } from '../src/wire';
import { words } from '../src/words.svelte';
import { fixture, type Recorded } from './help';

const TRACK = [0, 0, 3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3];
let shown: Record<string, unknown> | null = null;

beforeAll(() => words.needGame('quarter-horse', 'en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

function play(event: Recorded, from: TableView): TableView {
  return event.did!.reduce((table, did) => [actionOf(did), ...did.notes].reduce((drawn, note) => page.draw(drawn, note), table), from);
}

function show(part: Component<PartProps>, event: Recorded, mode: Mode, change: Partial<TableView> = {}): { live: LiveTable; text: string } {
  const live = new LiveTable('t1');
  live.page = page;
  const table = { ...event.table, ...change };
  live.latest = table;
  live.shown = table;
  live.told = toldOf(event.did ?? table.log);
  shown = mount(part, { target: document.body, props: { live, table, mode } });
  flushSync();
  return { live, text: (document.body.textContent ?? '').replace(/\s+/g, ' ') };
}

describe('the course', () => {
  it('has the measures of the drawing', () => {
    const big = bigCourse(TRACK, 4);
    expect(horseX(big, 14, 9)).toBeCloseTo(1281, 0);
    expect(horseX(big, 11, -2)).toBeCloseTo(774, -1);
    const small = smallCourse(TRACK);
    expect(horseX(small, 14, 9)).toBeCloseTo(216.1, 0);
    expect(horseX(small, 3, -4)).toBeCloseTo(198.6, 0);
  });
  it('keeps horses of any track on the drawing', () => {
    for (const longest of [1, 3, 40, 1000]) {
      const track = TRACK.map(() => longest);
      for (const course of [bigCourse(track, 12), smallCourse(track)]) {
        for (const at of [-4, 0, 1, longest]) {
          const x = horseX(course, longest, at);
          expect(x).toBeGreaterThanOrEqual(-10);
          expect(x + course.horseWidth).toBeLessThanOrEqual(course.finish + course.horseWidth);
        }
      }
    }
  });
});

describe('drawing the notes', () => {
  it.each(['scratch', 'fined', 'moved'] as const)('comes to what the server says: %s', (name) => {
    const event = fixture(name);
    const notes = event.did!.flatMap((did) => did.notes);
    // The table before, as far as these notes change it: what they paid is given back, where they moved is undone.
    const from = structuredClone(event.table);
    for (const note of notes) {
      if (note.what === 'moved') viewOf(from).at[Number(note.horse)]! -= 1;
      if (note.what === 'scratched') {
        viewOf(from).at[Number(note.horse)] = 0;
        viewOf(from).scratched[Number(note.horse)] = 0;
        viewOf(from).scratches -= 1;
      }
      if (note.what === 'scratch-fee' || note.what === 'rolled-scratched') {
        from.money[`p${Number(note.seat) + 1}`]! += Number(note.amount);
        from.money.pot! -= Number(note.amount);
      }
    }
    const drawn = play(event, from);
    expect(drawn.money).toEqual(event.table.money);
    for (const field of ['at', 'scratched', 'scratches', 'dice'] as const) expect(viewOf(drawn)[field]).toEqual(viewOf(event.table)[field]);
  });

  it('deals what the server deals', () => {
    const event = fixture('dealt');
    const from = structuredClone(event.table);
    viewOf(from).held = viewOf(from).held.map((cards) => cards.map(() => 0));
    viewOf(from).to_deal = 44;
    const drawn = play(event, from);
    expect(viewOf(drawn).held).toEqual(viewOf(event.table).held);
    expect(viewOf(drawn).to_deal).toBe(viewOf(event.table).to_deal);
  });

  it('changes nothing in place', () => {
    const event = fixture('scratch');
    const table = event.table;
    const copy = structuredClone(table);
    play(event, table);
    expect(table).toEqual(copy);
  });

  it('marks the last move', () => {
    const event = fixture('moved');
    const note = event.did![0]!.notes[0]!;
    const trail = trailOf(toldOf(event.did!), viewOf(event.table));
    expect(trail).toEqual({ horse: note.horse, from: viewOf(event.table).at[Number(note.horse)]! - 1, to: viewOf(event.table).at[Number(note.horse)] });
    expect(trailOf(toldOf(fixture('fined').did!), viewOf(event.table))).toBeNull();
  });
});

describe('the end of a race', () => {
  it.each(['won', 'over'] as const)('is read from the notes: %s', (name) => {
    const event = fixture(name);
    const end = raceEnd(toldOf(event.did!))!;
    const paid = end.shares.reduce((sum, share) => sum + share.amount, 0);
    expect(end.shares.reduce((sum, share) => sum + share.cards, 0)).toBe(4);
    expect(paid + end.left).toBe(end.pot);
    expect(end.roll!.first + end.roll!.second).toBe(end.horse);
    expect(page.settled(event.table)).toBe(true);
  });
  it('is not settled while the race runs', () => {
    expect(page.settled(fixture('moved').table)).toBe(false);
    expect(raceEnd(toldOf(fixture('moved').did!))).toBeNull();
  });
  it('tells who gets what', () => {
    const event = fixture('over');
    const { text } = show(page.Result, event, 'phone');
    const end = raceEnd(toldOf(event.did!))!;
    expect(text).toContain(`Horse ${end.horse}`);
    for (const share of end.shares) expect(text).toContain(`+${share.amount + (end.leftTo === share.seat ? end.left : 0)}`);
    expect(document.querySelector('a[download]')).not.toBeNull();
  });
});

describe('the hand', () => {
  it('starts the roll with the one button', () => {
    const event = fixture('moved');
    const { live } = show(page.Hand, event, 'phone', { chance: { verb: 'roll', trigger: event.table.you, by_hand: true } });
    const button = document.querySelector<HTMLButtonElement>('.bar button.btn')!;
    expect(button.textContent).toContain('Roll the dice');
    let started = 0;
    live.start = async () => {
      started += 1;
      return true;
    };
    button.click();
    expect(started).toBe(1);
  });
  it('says who rolls when it is another', () => {
    const event = fixture('moved');
    const other = event.table.seats.find((seat) => seat.seat !== event.table.you)!;
    const { text } = show(page.Hand, event, 'phone', { chance: { verb: 'roll', trigger: other.seat, by_hand: true } });
    expect(document.querySelector('.bar button.btn')!.getAttribute('aria-disabled')).toBe('true');
    expect(text).toContain(`${other.name} to roll`);
  });
  it('has no buttons for an onlooker', () => {
    show(page.Hand, fixture('moved'), 'phone', { you: null, legal: [] });
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
  it('says in words where every horse is, and which cards are held', () => {
    const event = fixture('moved');
    const { text } = show(page.Hand, event, 'phone');
    const view = viewOf(event.table);
    for (let horse = 2; horse <= 12; horse += 1) {
      const told = view.scratched[horse] ? `Horse ${horse}: scratched` : `Horse ${horse}: ${view.track[horse]! - view.at[horse]!} to go.`;
      expect(text).toContain(told);
    }
  });
});

describe('the board', () => {
  it('names everyone with money, and the pot', () => {
    const event = fixture('moved');
    const { text } = show(page.Board, event, 'tv');
    for (const seat of event.table.seats) expect(text).toContain(`${seat.name}`);
    expect(document.querySelector(`.tote-digits[aria-label="${event.table.money.pot}"]`)).not.toBeNull();
  });
  it('holds nothing that may be pressed', () => {
    show(page.Board, fixture('moved'), 'tv');
    expect(document.querySelectorAll('button, a, input')).toHaveLength(0);
  });
});
