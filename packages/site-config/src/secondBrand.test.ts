import { describe, expect, test } from 'vitest';

import { parseBrandPack, type Brand } from './brandPack';
import perya from './brands/perya.json';
import vinhSao from './brands/vinh-sao.json';
import { ROLE_TOKENS, SHAPE_TOKENS } from './packTokens';

/** Fields that both brands have in common, and why. Any other field must differ. */
const EQUAL: Readonly<Record<string, string>> = {
  audience: 'A site for agents is a third brand: perya-agents.json.',
  folder: 'Both folders have the name of their pack, which is the default.',
  loginedToHomePage: 'On, it would close the pages that the brand shows to guests.',
};

const first = parseBrandPack(perya);
const second = parseBrandPack(vinhSao);

/** The fields of which two brands have the same value; an object is compared field by field. */
function equalFields(one: object, other: object, path = ''): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => {
    const [mine, its] = [one, other].map((brand) => (brand as Record<string, unknown>)[name]);
    const place = path + name;
    if (isObject(mine) && isObject(its) && COMPOUND.has(place)) {
      return equalFields(mine, its, `${place}.`);
    }
    return JSON.stringify(mine) === JSON.stringify(its) ? [place] : [];
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Fields whose own fields are choices by themselves. */
const COMPOUND: ReadonlySet<string> = new Set(['icon', 'layout', 'contacts', 'lottery']);

/** `/brand/…` is the brand's own folder: the same name in both is another file. */
const inOwnFolder = (field: string) => ['sharePath', 'icon.path'].includes(field);

describe('the second brand', () => {
  test('differs from the first in every field', () => {
    const equal = equalFields(first, second).filter((field) => !inOwnFolder(field));
    expect(equal).toEqual(Object.keys(EQUAL).filter((field) => equal.includes(field)));
  });

  test('would be found to be equal in a field that was copied', () => {
    expect(equalFields(first, { ...second, currency: first.currency })).toContain('currency');
    const layout = { ...second.layout, rail: first.layout.rail };
    expect(equalFields(first, { ...second, layout })).toContain('layout.rail');
  });

  test('has a value of its own for every token', () => {
    for (const theme of ['dark', 'light'] as const) {
      expect(Object.keys(second.roleTokens[theme])).toEqual(
        expect.arrayContaining([...ROLE_TOKENS]),
      );
    }
    expect(Object.keys(second.tokens)).toEqual(expect.arrayContaining([...SHAPE_TOKENS]));
  });

  test('shares no text, color or address with the first', () => {
    const text = JSON.stringify(second);
    for (const theirs of ['Perya', '#262743', '#ff947a', 'perya', 'PHP', 'Manila']) {
      expect(text).not.toContain(theirs);
    }
  });
});

/** WCAG 2.2 contrast ratio of two colors. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ['page', 'surface', 'raised', 'header'];
const INKS = ['text', 'muted', 'faint', 'link', 'gold', 'teal', 'success', 'danger'];

/** The pairs of a theme below the required contrast (AA): 4.5 for text, 3 for the outline of an input. */
function lowContrast(tokens: Brand['roleTokens']['dark']): string[] {
  const on = (ink: string, surface: string, least: number) => {
    const ratio = contrast(tokens[`--color-${ink}`] ?? '', tokens[`--color-${surface}`] ?? '');
    return ratio >= least ? [] : [`${ink} on ${surface}: ${ratio.toFixed(2)}`];
  };
  return [
    ...SURFACES.flatMap((surface) => INKS.flatMap((ink) => on(ink, surface, 4.5))),
    ...SURFACES.flatMap((surface) => on('line-strong', surface, 3)),
    ...on('on-coral', 'coral', 4.5),
    ...on('on-danger', 'danger', 4.5),
  ];
}

test.each(['dark', 'light'] as const)('its texts are readable in the %s theme', (theme) => {
  const tokens = second.roleTokens[theme];
  expect(lowContrast(tokens)).toEqual([]);
  expect(lowContrast({ ...tokens, '--color-muted': tokens['--color-page'] ?? '' })).toHaveLength(4);
});
