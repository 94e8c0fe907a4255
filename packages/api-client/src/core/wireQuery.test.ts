import { describe, expect, it } from 'vitest';
import { fillPath, toSearchParams } from './wireQuery';

describe('fillPath', () => {
  it('fills segments and returns the remaining fields', () => {
    expect(fillPath('/wps/bets/{betId}/proof', { betId: 'a/b c', page: 2 })).toEqual({
      path: '/wps/bets/a%2Fb%20c/proof',
      rest: { page: 2 },
    });
  });

  it('does not change the given request', () => {
    const request = { betId: '1' };
    fillPath('/wps/bets/{betId}', request);
    expect(request).toEqual({ betId: '1' });
  });
});

describe('toSearchParams', () => {
  it('joins lists and omits absent fields', () => {
    const fields = { a: ['x', 'y'], b: 0, c: false, d: undefined, e: null, f: '' };
    expect(toSearchParams(fields).toString()).toBe('a=x%2Cy&b=0&c=false&f=');
  });
});
