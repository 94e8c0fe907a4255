import type { Chance } from './models/model';

/** A price in thousandths: 1857 pays 1.857 times the stake, including the stake. */
export type Price = number;

/** The long-term return of each stake in basis points, by the book's name. */
export const BOOK_RETURNS = {
  'book-945': 9450,
  'book-950': 9500,
  'book-955': 9550,
  'book-960': 9600,
} as const;

export type Book = keyof typeof BOOK_RETURNS;

/** Whether a game's model is one of the books. */
export const isBook = (model: string | null): model is Book =>
  model !== null && Object.hasOwn(BOOK_RETURNS, model);

/** Prices outside this range aren't offered. */
const LOWEST: Price = 1_010;
const HIGHEST: Price = 501_000;

/**
 * The price at which a stake has exactly the book's return, to the nearest step of the ladder: a thousandth
 * below 10, a hundredth below 100, a tenth above. Undefined if it can't be offered.
 */
export function priceOf({ win, push }: Chance, returnBasisPoints: number): Price | undefined {
  if (win <= 0) return undefined;
  const exact = ((returnBasisPoints / 10_000 - push) / win) * 1000;
  const step = exact < 10_000 ? 1 : exact < 100_000 ? 10 : 100;
  const price = Math.round(exact / step) * step;
  return price >= LOWEST && price <= HIGHEST ? price : undefined;
}

/** Long-term return of a stake on a selection at a price: 0.95 is 95 %. */
export const returnOf = ({ win, push }: Chance, price: Price): number =>
  (win * price) / 1000 + push;

/** The price as a string, as on the wire and the page: `"1.857"`. */
export const priceText = (price: Price): string => (price / 1000).toFixed(3);

/** Parses a price; undefined if it is invalid. */
export function readPrice(text: string): Price | undefined {
  if (!/^\d{1,4}\.\d{3}$/.test(text)) return undefined;
  return Number(text.replace('.', ''));
}
