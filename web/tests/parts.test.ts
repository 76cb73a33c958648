import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AmountPicker from '../src/parts/AmountPicker.svelte';
import Chat from '../src/parts/Chat.svelte';
import OptionRow from '../src/parts/OptionRow.svelte';
import ToteDigits from '../src/pieces/ToteDigits.svelte';
import { LiveTable } from '../src/store.svelte';
import type { OptionInfo, OptionValue } from '../src/wire';
import { fixture } from './help';

let shown: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.innerHTML = '';
});

function type(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync();
}

describe('an amount', () => {
  function picker(): { input: HTMLInputElement; sent: number[]; hint: () => string } {
    const sent: number[] = [];
    shown.push(mount(AmountPicker, { target: document.body, props: { range: { low: 10, high: 100, step: 10 }, label: 'Stake', onsubmit: (amount: number) => void sent.push(amount) } }));
    flushSync();
    return { input: document.querySelector('input')!, sent, hint: () => document.querySelector('.hint')!.textContent! };
  }
  it.each(['', ' ', '-0', '007', '1e3', '9'.repeat(30), '35'])('%j is refused in place, and nothing is sent', (typed) => {
    const { input, sent, hint } = picker();
    type(input, `${typed}x`);
    type(input, typed);
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
    expect(sent).toEqual([]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(hint()).not.toContain('NaN');
    expect(hint().length).toBeGreaterThan(5);
  });
  it('adds notes up, stays in the range, and goes by keys', () => {
    const { input, sent } = picker();
    const [ten, fifty] = [...document.querySelectorAll<HTMLButtonElement>('.notes button')];
    ten!.click();
    fifty!.click();
    flushSync();
    expect(input.value).toBe('60');
    fifty!.click();
    flushSync();
    expect(input.value).toBe('100');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    flushSync();
    expect(input.value).toBe('90');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(sent).toEqual([90]);
  });
});

describe('chat', () => {
  it('sends text and nothing else, and shows it as text', () => {
    const live = new LiveTable('t1');
    live.shown = fixture('moved').table;
    live.act = vi.fn(async () => true);
    live.start = vi.fn(async () => true);
    const said: string[] = [];
    live.say = (text: string) => said.push(text) > 0;
    live.said = [{ key: 1, seat: 0, name: '<script>x</script>', text: '<img src=x onerror=alert(1)>' }];
    shown.push(mount(Chat, { target: document.body, props: { live } }));
    flushSync();
    expect(document.querySelector('img, script')).toBeNull();
    expect(document.body.textContent).toContain('<img src=x onerror=alert(1)>');
    const input = document.querySelector('input')!;
    for (const key of [' ', 'Enter', 'r', 'ArrowUp', 'Escape']) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    type(input, ' hello ');
    document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(said).toEqual(['hello']);
    expect(live.act).not.toHaveBeenCalled();
    expect(live.start).not.toHaveBeenCalled();
  });
});

describe('a form of options', () => {
  const base = { clause: 'X-1', title: 'Title', sentence: 'One sentence.', low: null, high: null, step: null, choices: null, length: null };
  function row(option: OptionInfo, value: OptionValue = option.usual): { value: OptionValue; wrong: boolean }[] {
    const changes: { value: OptionValue; wrong: boolean }[] = [];
    shown.push(mount(OptionRow, { target: document.body, props: { game: 'x', option, value, seats: 3, onchange: (now: OptionValue, wrong: boolean) => void changes.push({ value: now, wrong }) } }));
    flushSync();
    return changes;
  }
  it('asks yes or no with a switch', () => {
    const changes = row({ ...base, name: 'a', kind: 'yes-no', usual: false });
    document.querySelector<HTMLButtonElement>('[role=switch]')!.click();
    expect(changes).toEqual([{ value: true, wrong: false }]);
  });
  it('shows up to three words side by side, more in a list', () => {
    const changes = row({ ...base, name: 'a', kind: 'choice', usual: 'one', choices: ['one', 'two'] });
    document.querySelectorAll<HTMLButtonElement>('.seg button')[1]!.click();
    expect(changes).toEqual([{ value: 'two', wrong: false }]);
    row({ ...base, name: 'b', kind: 'choice', usual: 'a', choices: ['a', 'b', 'c', 'd'] });
    expect(document.querySelectorAll('select option')).toHaveLength(4);
  });
  it('steps a number, and says what is wrong with a typed one', () => {
    const changes = row({ ...base, name: 'a', kind: 'int', usual: 4, low: 1, high: 100, step: 1 });
    document.querySelectorAll<HTMLButtonElement>('.num button')[1]!.click();
    type(document.querySelector('.num input')!, '101');
    type(document.querySelector('.num input')!, '12');
    expect(changes).toEqual([{ value: 5, wrong: false }, { value: 4, wrong: true }, { value: 12, wrong: false }]);
  });
  it('offers the word that stands for no limit', () => {
    const changes = row({ ...base, name: 'a', kind: 'int', usual: 'none', low: 10, high: 90, step: 10, choices: ['none'] });
    document.querySelectorAll<HTMLButtonElement>('.seg button')[1]!.click();
    expect(changes).toEqual([{ value: 10, wrong: false }]);
  });
  it('lists the seats there are', () => {
    row({ ...base, name: 'a', kind: 'seat', usual: 'system', choices: ['system'] });
    expect([...document.querySelectorAll('option')].map((one) => one.value)).toEqual(['system', 'p1', 'p2', 'p3']);
  });
  it('takes a list of one’s own', () => {
    const option: OptionInfo = { ...base, name: 'a', kind: 'list', usual: 'printed', low: 1, high: 9, step: 1, choices: ['printed'], length: 3 };
    const changes = row(option);
    const select = document.querySelector('select')!;
    select.value = '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(changes).toEqual([{ value: [1, 1, 1], wrong: false }]);
  });
});

describe('tote digits', () => {
  it('light one lamp a figure, and are read as the figure', () => {
    shown.push(mount(ToteDigits, { target: document.body, props: { text: '4:1', places: 4 } }));
    flushSync();
    expect([...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#td-blank', '#td-4', '#td-colon', '#td-1']);
    expect(document.querySelector('svg')!.getAttribute('aria-label')).toBe('4:1');
  });
});
