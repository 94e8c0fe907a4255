import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the texts of the home page are complete in all languages', () => {
  // A loan-word in most languages of the site.
  const options = { sameAsEnglish: ['lottery.jackpot'] };
  expect(checkCatalogues(import.meta.url, options)).toEqual([]);
});
