import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsJsonLimits } from './jsonLimits';

const MANY = { fields: 1_000_000, depth: 1_000_000 };

/** Properties and list items at every depth; an empty object or list counts as one. */
function fieldsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const held = Object.values(value);
  return Math.max(1, held.length) + held.reduce<number>((sum, inner) => sum + fieldsOf(inner), 0);
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('exceedsJsonLimits', () => {
  it('matches the fields and the depth of the parsed value', () => {
    const text = fc.json({ maxDepth: 4 }).map((json) => `[${json}]`);
    fc.assert(
      fc.property(text, fc.nat(2), (json, indent) => {
        const value: unknown = JSON.parse(json);
        const written = JSON.stringify(value, null, indent);
        const fields = fieldsOf(value);
        const depth = depthOf(value);
        expect(exceedsJsonLimits(written, { fields, depth })).toBe(false);
        expect(exceedsJsonLimits(written, { ...MANY, fields: fields - 1 })).toBe(true);
        expect(exceedsJsonLimits(written, { ...MANY, depth: depth - 1 })).toBe(true);
      }),
    );
  });

  it('ignores the characters of a string', () => {
    const value = { text: '{[,,,,"]}\\', 'na,m"e': '\\"' };
    expect(exceedsJsonLimits(JSON.stringify(value), { fields: 2, depth: 1 })).toBe(false);
  });

  it.each(['{"a', '"\\', '[[[', ']]]', '', '{"a":"b\\"'])(
    'returns false for malformed JSON: %s',
    (text) => {
      expect(exceedsJsonLimits(text, MANY)).toBe(false);
    },
  );
});
