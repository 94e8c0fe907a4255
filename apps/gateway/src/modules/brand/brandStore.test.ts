import { decodeRegisterRules } from '@perya/api-client/server';
import { checkPassword, readPattern } from '@perya/rules/accounts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { modules } from '../../allModules';
import { brandSchemaOf } from './brandSchema';
import { sortKeysLike, mergePatch } from './brandStore';
import { demoBrand } from '../../demoBrand';

const schema = brandSchemaOf(modules);

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
  ])('merges %j and %j into %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });
});

it('orders keys as in a model, with others after them', () => {
  const model = { b: 1, a: { y: 1, x: 2 }, c: [1] };
  const value = { d: 1, a: { x: 3, z: 4, y: 5 }, b: 2 };
  expect(JSON.stringify(sortKeysLike(model, value))).toBe('{"b":2,"a":{"y":5,"x":3,"z":4},"d":1}');
});

describe('a brand', () => {
  const refusedPaths = (change: unknown) => {
    const parsed = v.safeParse(schema, mergePatch(demoBrand, change));
    return parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue));
  };

  it.each([
    [{ codeMinutes: 0 }, 'codeMinutes'],
    [{ codeMinutes: 11 }, 'codeMinutes'],
    [{ codeMinutes: 1.5 }, 'codeMinutes'],
    [{ thirdPartySms: 'yes' }, 'thirdPartySms'],
    [{ birthdayAgeLimit: 17 }, 'birthdayAgeLimit'],
    [{ birthdayAgeLimit: 100 }, 'birthdayAgeLimit'],
  ])('cannot have %j', (change, path) => {
    expect(refusedPaths(change)).toEqual([path]);
  });

  it.each([[{ codeMinutes: 10, birthdayAgeLimit: 21, thirdPartySms: true }]])(
    'can have %j',
    (change) => {
      expect(refusedPaths(change)).toEqual([]);
    },
  );
});

describe('the demo brand', () => {
  it('has patterns that are safe to run in a page', () => {
    const patterns = Object.values(demoBrand.registerRules).flatMap(({ acceptedPattern }) =>
      acceptedPattern === undefined ? [] : [acceptedPattern],
    );
    expect(patterns.length).toBeGreaterThan(4);
    for (const pattern of patterns) expect(readPattern(pattern)).toHaveProperty('matches');
    const { password } = decodeRegisterRules(demoBrand.registerRules);
    if (password === undefined) throw new Error('The demo brand has no rule for passwords.');
    expect(checkPassword('Perya2026', password)).toBeNull();
    expect(checkPassword('Per ya2026', password)).not.toBeNull();
    expect(checkPassword('Peryaperya', password)).not.toBeNull();
  });
});
