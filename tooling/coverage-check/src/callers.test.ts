import { describe, expect, test } from 'vitest';
import { callersByCall } from './callers';

const PAGE = 'packages/lottery/src/Page.tsx';

const callsOf = (text: string, path = PAGE) => [...callersByCall([{ path, text }]).keys()];

describe('the callers of a call', () => {
  test('are the files that pass it on', () => {
    const text = `
      import { getOffer, placeTicket, type Ticket } from '@perya/api-client';
      const CALLS = { offer: getOffer };
      export const usePlace = () => useApiMutation(placeTicket);
    `;
    expect(callsOf(text)).toEqual(['getOffer', 'placeTicket']);
  });

  test('include a call that is imported under another name', () => {
    expect(
      callsOf(
        `import { register as signUp } from '@perya/api-client'; client.call(signUp, { name });`,
      ),
    ).toEqual(['register']);
  });

  test('are not files that only discard its cached data', () => {
    expect(
      callsOf(
        `import { getOffer } from '@perya/api-client'; invalidate({ queryKey: apiQueryKey(getOffer) });`,
      ),
    ).toEqual([]);
  });

  test('are not files that only list it among the calls to refetch', () => {
    const text = `
      import { getOffer, listTickets, placeTicket } from '@perya/api-client';
      const CHANGED = { order: [getOffer, listTickets] as const };
      export const useRefresh = () => refreshCalls(queries, [...CHANGED.order, getOffer]);
      export const usePlace = () => useApiMutation(placeTicket);
    `;
    expect(callsOf(text)).toEqual(['placeTicket']);
  });

  test('include those that pass it on within a list', () => {
    expect(
      callsOf(
        `import { getOffer } from '@perya/api-client'; const queries = [apiQuery(client, getOffer, {})];`,
      ),
    ).toEqual(['getOffer']);
  });

  test('are not files that import only its type', () => {
    expect(
      callsOf(
        `import type { getOffer } from '@perya/api-client'; type Offer = OutputOf<typeof getOffer>;`,
      ),
    ).toEqual([]);
  });

  test('include the API client itself, which imports it by its path', () => {
    const text = `import { getSystemKeys } from './keys'; const keys = () => call(getSystemKeys);`;
    expect(callsOf(text, 'packages/api-client/src/core/client.ts')).toEqual(['getSystemKeys']);
    expect(callsOf(text)).toEqual([]);
  });
});
