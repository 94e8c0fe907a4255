import { expect, test } from 'vitest';
import { printed } from './print';

test('writes amounts and times so that people can read them', () => {
  const text = printed({
    items: [{ amount: { minor: 123_450, currency: 'PHP' }, requestedAt: 0, at: null, count: 3 }],
  });
  expect(JSON.parse(text)).toEqual({
    items: [
      { amount: '1,234.50 PHP', requestedAt: '1970-01-01T00:00:00.000Z', at: null, count: 3 },
    ],
  });
});
