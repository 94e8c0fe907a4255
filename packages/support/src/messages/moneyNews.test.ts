import {
  getMissionSummary,
  getPointBalance,
  getPromotion,
  getServiceConversation,
  getWheel,
} from '@perya/api-client';
import { apiQueryKey } from '@perya/api-client/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { refetchAfterMoneyNews, type MoneyNews } from './moneyNews';

/** Which of these calls are refetched after a message. */
async function askedAfter(
  type: 'points' | 'missions' | 'promotions' | 'service',
): Promise<string[]> {
  const queries = new QueryClient();
  const calls = [
    getMissionSummary,
    getPointBalance,
    getPromotion,
    getServiceConversation,
    getWheel,
  ];
  for (const call of calls) queries.setQueryData(apiQueryKey(call, {}), 'known');
  refetchAfterMoneyNews(queries, { type } satisfies MoneyNews);
  // Pending calls are aborted first.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  return calls
    .filter((call) => queries.getQueryState(apiQueryKey(call, {}))?.isInvalidated)
    .map(({ id }) => id);
}

test('refetches missions that have progressed, and the tickets that they may have earned', async () => {
  expect(await askedAfter('missions')).toEqual(['getMissionSummary', 'getWheel']);
});

test('refetches changed points', async () => {
  expect(await askedAfter('points')).toEqual(['getPointBalance']);
});

test('refetches promotions after an application was decided', async () => {
  expect(await askedAfter('promotions')).toEqual(['getPromotion']);
});

test('refetches the conversation with customer service after an answer', async () => {
  expect(await askedAfter('service')).toEqual(['getServiceConversation']);
});
