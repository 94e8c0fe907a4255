import { expect, test } from 'vitest';

import { suggestPassword } from './suggestPassword';

test('suggests unique passwords without ambiguous characters', () => {
  const made = Array.from({ length: 200 }, suggestPassword);
  for (const password of made) {
    expect(password).toMatch(/^[A-Z][a-z][A-Za-z2-9]{6}[2-9]{2}$/);
    expect(password).not.toMatch(/[lIO01oi]/);
  }
  expect(new Set(made).size).toBe(made.length);
});
