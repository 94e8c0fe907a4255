import { describe, expect, it } from 'vitest';
import { contract } from '../contract';
import type { AnyEndpoint } from '../core/endpoint';
import { bodyLimitsOf } from './bodyLimits';

const all = Object.values<AnyEndpoint>(contract);

describe('bodyLimitsOf', () => {
  it('gives a call of each kind what calls of its kind may hold', () => {
    expect(bodyLimitsOf(contract.getBalance)).toEqual({ bytes: 0, fields: 0, files: 0, depth: 0 });
    expect(bodyLimitsOf(contract.login)).toEqual({
      bytes: 64 * 1024,
      fields: 1000,
      files: 0,
      depth: 8,
    });
  });

  it('gives a call that declares more what it declares', () => {
    expect(bodyLimitsOf(contract.placeTicket)).toMatchObject({ bytes: 512 * 1024, fields: 1000 });
    expect(bodyLimitsOf(contract.uploadAvatar)).toMatchObject({
      bytes: 5 * 1024 * 1024 + 256 * 1024,
      files: 1,
      fields: 32,
    });
  });

  it('lets a file into each multipart call, and into no other', () => {
    const withFiles = all.filter((endpoint) => bodyLimitsOf(endpoint).files > 0);
    expect(withFiles).toEqual(all.filter(({ requestIn }) => requestIn === 'multipart'));
  });
});
