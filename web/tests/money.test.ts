import { describe, expect, it } from 'vitest';
import { money, noteButtons, onTheWay, readAmount, signed } from '../src/money';

const RANGE = { low: 10, high: 5000, step: 10 };

describe('reading an amount', () => {
  it.each(['', ' ', '-0', '-10', '007', '1e3', '9'.repeat(30), '10.5', '10,5', 'ten', '0x10', '+20', '1 00', 'NaN', '١٠'])('refuses %j', (typed) => {
    expect(readAmount(typed, RANGE, 'en')).toHaveProperty('wrong');
  });
  it('says what is wrong', () => {
    expect(readAmount('  ', RANGE, 'en')).toEqual({ wrong: 'empty' });
    expect(readAmount('1e3', RANGE, 'en')).toEqual({ wrong: 'not-a-number' });
    expect(readAmount('5', RANGE, 'en')).toEqual({ wrong: 'low' });
    expect(readAmount('5010', RANGE, 'en')).toEqual({ wrong: 'high' });
    expect(readAmount('15', RANGE, 'en')).toEqual({ wrong: 'step' });
  });
  it('reads plain figures', () => {
    expect(readAmount(' 30 ', RANGE, 'en')).toEqual({ value: 30 });
    expect(readAmount('0', { low: 0, high: 9, step: 1 }, 'en')).toEqual({ value: 0 });
  });
  it('reads a group mark only as the language means it, and never as a fraction', () => {
    expect(readAmount('1.000', RANGE, 'de')).toEqual({ value: 1000 });
    expect(readAmount('1.000', RANGE, 'en')).toEqual({ wrong: 'not-a-number' });
    expect(readAmount('1,000', RANGE, 'en')).toEqual({ value: 1000 });
    expect(readAmount('1,000', RANGE, 'fi')).toEqual({ wrong: 'not-a-number' });
    expect(readAmount('1 000', RANGE, 'fi')).toEqual({ value: 1000 });
    expect(readAmount('1\u00a0000', RANGE, 'hu')).toEqual({ value: 1000 });
    expect(readAmount('1,00', RANGE, 'en')).toEqual({ wrong: 'not-a-number' });
  });
  it('counts steps from the low end', () => {
    expect(readAmount('25', { low: 5, high: 100, step: 20 }, 'en')).toEqual({ value: 25 });
    expect(readAmount('20', { low: 5, high: 100, step: 20 }, 'en')).toEqual({ wrong: 'step' });
  });
});

describe('showing money', () => {
  it('has a true minus, a sign where it is a change, and groups from five figures', () => {
    expect(money(1010, 'en')).toBe('1010');
    expect(money(10100, 'en')).toBe('10,100');
    expect(money(-20, 'en')).toBe('−20');
    expect(signed(200, 'en')).toBe('+200');
    expect(signed(0, 'en')).toBe('0');
    expect(signed(-5, 'fi')).toBe('−5');
  });
  it('offers the notes that fit', () => {
    expect(noteButtons({ low: 10, high: 40, step: 10 }, [10, 50])).toEqual([10]);
    expect(noteButtons({ low: 100, high: 300, step: 10 }, [50, 10, 10])).toEqual([10, 50]);
  });
  it('counts in whole steps and ends where it should', () => {
    const seen = Array.from({ length: 11 }, (_, index) => onTheWay(100, 60, index / 10, 5));
    expect(seen[0]).toBe(100);
    expect(seen.at(-1)).toBe(60);
    expect(seen.every((amount) => amount % 5 === 0)).toBe(true);
    expect(onTheWay(101, 134, 1, 5)).toBe(134);
  });
});
