import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // What players call it everywhere.
  const sameAsEnglish = [
    'kind.bankCard',
    'kind.eWallet',
    'kind.crypto',
    'provider.eWallet',
    'provider.crypto',
    'provider.bankCard',
    'number.bankCard',
    'number.crypto',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});
