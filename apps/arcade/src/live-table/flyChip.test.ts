import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flyChip } from './flyChip';

let flights: EventTarget[];
let isReduced: boolean;

beforeEach(() => {
  flights = [];
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLElement.prototype.animate = () => {
    const flight = new EventTarget();
    flights.push(flight);
    return flight as Animation;
  };
  document.body.innerHTML = `
    <label data-chip><input type="radio" name="chip" checked /><span>5</span></label>
    <button data-spot="red">Red</button>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const chips = () => document.querySelectorAll('[data-chip]').length;

it('flies to the spot and is removed, and the chip stays selected', () => {
  flyChip('red');
  expect(chips()).toBe(2);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(document.querySelector('input')).toBeChecked();
  flights[0]?.dispatchEvent(new Event('finish'));
  expect(chips()).toBe(1);
});

it('does nothing if the player prefers reduced motion, or the spot is not shown', () => {
  flyChip('black');
  isReduced = true;
  flyChip('red');
  expect(flights).toEqual([]);
  expect(chips()).toBe(1);
});
