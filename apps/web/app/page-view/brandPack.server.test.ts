import { expect, it } from 'vitest';

import { brandPack, siteKey, siteKeyError } from './brandPack.server';

it('is the pack of the build, which is for members and needs no key', () => {
  expect(brandPack.audience).toBe('members');
  expect(siteKey).toBeUndefined();
});

it('accepts a key for agents only', () => {
  expect(siteKeyError({ audience: 'members' }, undefined)).toBeNull();
  expect(siteKeyError({ audience: 'agents' }, 'key-1')).toBeNull();
});

it('needs the key for agents, and rejects one for members without showing it', () => {
  expect(siteKeyError({ audience: 'agents' }, undefined)).toMatch(/SITE_KEY is not set/);
  const error = siteKeyError({ audience: 'members' }, 'key-1');
  expect(error).toMatch(/is not for agents/);
  expect(error).not.toContain('key-1');
});
