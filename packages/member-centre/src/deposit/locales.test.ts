import { expect, it } from 'vitest';

import { checkCatalogues } from '@perya/i18n/testing';

it('is complete in all seven languages', () => {
  // Loan-words that players use as they are, and a sum that is written alike everywhere.
  const sameAsEnglish = [
    'new.title',
    'new.submit',
    'new.submitEmpty',
    'status.bank',
    'kind.bank',
    'kind.ewallet',
    'kind.qr',
    'kind.card',
    'kind.crypto',
    'status.account',
    'summary.rate',
    'summary.fee',
    'summary.bonus',
    'pages.page',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});
