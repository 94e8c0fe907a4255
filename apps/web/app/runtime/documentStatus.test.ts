import { expect, test } from 'vitest';

import { documentStatus } from './documentStatus';

test.each([
  ['normal', 200, 200, null],
  ['normal', 404, 404, null],
  ['maintenance', 200, 503, '300'],
  // A closed site returns its status for unknown URLs too.
  ['maintenance', 404, 503, '300'],
  ['region-restricted', 200, 451, null],
  ['region-restricted', 404, 451, null],
] as const)(
  'with the site state %s, a page with status %i returns %i',
  (state, status, answered, retryAfter) => {
    const headers = new Headers();
    expect(documentStatus(state, status, headers)).toBe(answered);
    expect(headers.get('retry-after')).toBe(retryAfter);
  },
);
