import fc from 'fast-check';
import { expect, test } from 'vitest';

import { registerLink, shareAddresses } from './registerLink';

const codes = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

test('the link contains the code it was created from', () => {
  fc.assert(
    fc.property(
      codes,
      fc.constantFrom('referralCode' as const, 'affiliateCode' as const),
      (code, name) => {
        const link = new URL(registerLink('https://site.example', name, code));
        expect(link.pathname).toBe('/register');
        expect(link.searchParams.get(name)).toBe(code);
      },
    ),
  );
});

test('every service gets the complete link, over https', () => {
  fc.assert(
    fc.property(codes, fc.string(), (code, text) => {
      const link = registerLink('https://site.example', 'referralCode', code);
      for (const { address } of shareAddresses(link, text.toWellFormed())) {
        const url = new URL(address);
        expect(url.protocol).toBe('https:');
        expect([...url.searchParams.values()].join(' ')).toContain(link);
      }
    }),
  );
});
