import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, type Calls } from '../kit/calls';
import type { Shell } from '../kit/shell';
import { wordsFrom } from '../kit/texts';
import type { SlipPrices, SportsGame, TicketBody } from '@perya/game-engines/sports';
import type { Book } from './book';
import { createSlip } from './slip';
import { createStore, type Pick } from './store';
import { TEXTS } from './texts';

const game = {
  sport: 'football',
  sports: ['football'],
  returns: 9500,
  minStake: '1.00',
  maxStake: '50000.00',
  maxPayout: '500000.00',
  maxLegs: 10,
} as unknown as SportsGame;

const pick = (event: string, price = '2.000', selection = 'home'): Pick => ({
  event,
  market: 'result',
  selection,
  sport: 'football',
  league: 'Liga',
  sides: [`Home ${event}`, `Away ${event}`],
  seen: price,
  price,
  isOver: false,
});

const get = vi.fn<(path: string) => Promise<unknown>>();
const post = vi.fn<(path: string, body: TicketBody & { roundKey: string }) => Promise<unknown>>();
const said = vi.fn<(text: string, kind?: string) => void>();
const fault = vi.fn<(error: unknown) => void>();
const onTaken = vi.fn<Book['onTaken']>();
let book: Book;

beforeEach(() => {
  vi.resetAllMocks();
  get.mockResolvedValue({ now: 0, events: [], list: [] });
  const calls = { get, post } as unknown as Calls;
  const shell = { money: (text: string) => `₱${text}`, say: said, fault } as unknown as Shell;
  const store = createStore(game, calls, () => 0);
  book = { game, calls, words: wordsFrom(TEXTS, 'EN'), shell, store, onTaken };
  const slip = createSlip(book);
  store.onChange(slip.refresh);
  document.body.replaceChildren(slip.element);
  slip.refresh();
});

const button = (name: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => name.test(one.textContent ?? '') && one.closest('[hidden]') === null,
  );
  if (found === undefined) throw new Error(`No button says ${String(name)}.`);
  return found;
};
const shown = (): string => document.body.textContent ?? '';
const setStake = (text: string): void => {
  const input = document.querySelector('input');
  if (input === null) throw new Error('There is no field for the stake.');
  input.value = text;
  input.dispatchEvent(new Event('input'));
};
const taken = { ticket: { mayPay: '200.00' }, balance: '900.00' };

describe('the slip', () => {
  it('says how to begin while it is empty', () => {
    expect(shown()).toContain('Tap a price');
    expect(document.querySelector('form')?.hidden).toBe(true);
  });

  it('multiplies the prices of an accumulator, and its return', () => {
    book.store.toggle(pick('1'));
    book.store.toggle(pick('2', '1.500'));
    setStake('100');
    expect(shown()).toContain('₱300.00');
    expect(shown()).toContain('90.25 %');
    button(/^Singles$/).click();
    expect(shown()).toContain('₱350.00');
    expect(shown()).toContain('95.00 %');
    expect(button(/^Bet ₱200.00$/)).toBeDefined();
  });

  it('bets two selections of one event singly alone', async () => {
    book.store.toggle(pick('1'));
    book.store.toggle(pick('1', '3.000', 'away'));
    expect(shown()).toContain('hang together');
    expect(button(/^Accumulator$/).disabled).toBe(true);
    post.mockResolvedValue(taken);
    setStake('10');
    button(/^Bet /).click();
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledTimes(2);
    expect(post.mock.calls.map(([, body]) => body.legs.length)).toEqual([1, 1]);
    expect(book.store.picks.size).toBe(0);
  });

  it('is one call for a double press, and keeps what was refused', async () => {
    book.store.toggle(pick('1'));
    setStake('10');
    post.mockRejectedValue(new Refused(409, 'ODDS_CHANGED'));
    button(/^Bet /).click();
    button(/^Placing/).click();
    await vi.waitFor(() => expect(fault).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledTimes(1);
    expect(book.store.picks.size).toBe(1);
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('shows a price that has moved, and bets it once the player agrees', async () => {
    book.store.toggle(pick('1'));
    const prices: SlipPrices = { now: 0, list: [{ price: '1.800', isOpen: true, phase: 'live' }] };
    get.mockImplementation((path) =>
      Promise.resolve(path.includes('prices') ? prices : { now: 0, events: [] }),
    );
    await book.store.refresh();
    expect(shown()).toContain('price went down');
    button(/^Agree/).click();
    expect(shown()).not.toContain('price went down');
    post.mockResolvedValue(taken);
    setStake('10');
    button(/^Bet /).click();
    await vi.waitFor(() => expect(post).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1].legs[0]?.price).toBe('1.800');
  });

  it('says when a selection is closed, and what a stake may be', async () => {
    book.store.toggle(pick('1'));
    const prices: SlipPrices = { now: 0, list: [{ price: null, isOpen: false, phase: 'over' }] };
    get.mockImplementation((path) =>
      Promise.resolve(path.includes('prices') ? prices : { now: 0, events: [] }),
    );
    await book.store.refresh();
    expect(shown()).toContain('Over');
    setStake('0.50');
    button(/^Bet /).click();
    expect(said).toHaveBeenCalledWith('This stake is outside the limits.', 'fault');
    expect(post).not.toHaveBeenCalled();
  });

  it('sends the very same again where the answer was lost', async () => {
    vi.useFakeTimers();
    book.store.toggle(pick('1'));
    setStake('10');
    post.mockRejectedValue(new TypeError('network'));
    button(/^Bet /).click();
    await vi.advanceTimersByTimeAsync(5000);
    expect(post).toHaveBeenCalledTimes(3);
    post.mockResolvedValue(taken);
    setStake('999');
    button(/^Try again/).click();
    await vi.advanceTimersByTimeAsync(100);
    const bodies = new Set(post.mock.calls.map(([, body]) => JSON.stringify(body)));
    expect(bodies.size).toBe(1);
    expect(book.store.picks.size).toBe(0);
    vi.useRealTimers();
  });
});
