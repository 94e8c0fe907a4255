import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BrandSchema } from './brand';
import { mergePatch } from './brandStore';
import { demoBrand } from './demoBrand';

describe('a JSON merge patch', () => {
  // The examples of RFC 7396, appendix A.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('makes of %j and %j the %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
});

describe('the demo brand', () => {
  it('is a brand', () => {
    expect(v.parse(BrandSchema, demoBrand)).toEqual(demoBrand);
  });

  it('has patterns that are regular expressions', () => {
    const patterns = Object.values(demoBrand.registerRules).flatMap(({ acceptedPattern }) =>
      acceptedPattern === undefined ? [] : [acceptedPattern],
    );
    expect(patterns.length).toBeGreaterThan(4);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    const password = new RegExp(demoBrand.registerRules['password']?.acceptedPattern ?? '', 'u');
    expect(password.test('Perya2026')).toBe(true);
    expect(password.test('Per ya2026')).toBe(false);
    expect(password.test('Peryaperya')).toBe(false);
  });
});
