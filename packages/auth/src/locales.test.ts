import { expect, it } from 'vitest';

import { checkCatalogues } from '@perya/i18n/testing';

it('is complete in all seven languages', () => {
  // Loan-words that players use as they are.
  const sameAsEnglish = [
    'loginForm.username',
    'loginForm.password',
    'loginPanel.byPassword',
    'changePassword.account',
    'phoneField.label',
    'phoneField.country',
    'codeField.label',
    'forgotPassword.username',
    'forgotPassword.email',
    'registerForm.username',
    'registerForm.password',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});
