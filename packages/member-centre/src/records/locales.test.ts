import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Loan-words that players use as they are, and what has no words.
  const sameAsEnglish = [
    'bets.category',
    'bets.game',
    'bets.payout',
    'bets.turnover',
    'bonuses.bonus',
    'bonuses.state',
    'bonuses.turnover',
    'bonusKind.rebate',
    'bonusKind.reward',
    'winners.rank',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});
