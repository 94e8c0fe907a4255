import { expect, it } from 'vitest';
import { slipPricesCall } from './boardActions';

it('requests each selection of the slip in its own field', () => {
  const legs = [
    { event: 'e&1', market: 'total:2.5', selection: 'over' },
    { event: 'e2', market: 'result', selection: 'home' },
  ];
  const { search } = new URL(slipPricesCall(legs).path, 'https://play.example');
  expect(new URLSearchParams(search).getAll('leg')).toEqual([
    'e&1|total:2.5|over',
    'e2|result|home',
  ]);
});
