import { describe, expect, it } from 'vitest';
import { contract } from '../contract';
import type { AnyEndpoint } from '../core/endpoint';
import { bodyLimitsOf } from './bodyLimits';

const all = Object.values<AnyEndpoint>(contract);

describe('bodyLimitsOf', () => {
  it('returns the default limits of a call’s kind', () => {
    expect(bodyLimitsOf(contract.getBalance)).toEqual({ bytes: 0, fields: 0, files: 0, depth: 0 });
    expect(bodyLimitsOf(contract.login)).toEqual({
      bytes: 64 * 1024,
      fields: 1000,
      files: 0,
      depth: 8,
    });
  });

  it('returns the limits that a call declares', () => {
    expect(bodyLimitsOf(contract.placeTicket)).toMatchObject({ bytes: 512 * 1024, fields: 1000 });
    expect(bodyLimitsOf(contract.uploadAvatar)).toMatchObject({
      bytes: 5 * 1024 * 1024 + 256 * 1024,
      files: 1,
      fields: 32,
    });
  });

  it('allows files in every multipart call, and in no other', () => {
    const withFiles = all.filter((endpoint) => bodyLimitsOf(endpoint).files > 0);
    expect(withFiles).toEqual(all.filter(({ requestIn }) => requestIn === 'multipart'));
  });
});
