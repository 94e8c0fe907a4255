import type { Lottery } from '@perya/rules/lottery';

/**
 * The part of a draw's number that tells it from its neighbours: of `20261121-0042` the count, of
 * `20261121-2` the date and the count. The date is written as in the stamps of the records.
 */
export function shortNumber({ schedule }: Lottery, number: string): string {
  const [day = '', count] = number.split('-');
  if (schedule.kind === 'every' && count !== undefined) return count;
  const date = `${day.slice(4, 6)}-${day.slice(6, 8)}`;
  return count === undefined ? date : `${date} · ${count}`;
}
