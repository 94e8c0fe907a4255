import {
  contrastRatio,
  parseColor,
  readTokens,
  resolveToken,
  sharedTokens,
  themeTokens,
  type Theme,
} from '@perya/design-tokens';
import { describe, expect, test } from 'vitest';

import tokens from './tokens.css?raw';

const RULES = readTokens(tokens);

function themeColor(theme: Theme, name: string) {
  const value = resolveToken(name, themeTokens(RULES, theme), sharedTokens(RULES));
  const color = parseColor(value);
  if (!color) throw new Error(`${name} isn't a color: ${value}`);
  return color;
}

const SURFACES = ['page', 'surface', 'raised', 'header'] as const;
const INKS = ['text', 'muted', 'faint', 'link', 'gold', 'teal', 'success', 'danger'] as const;
const HUES = [
  'live',
  'rng',
  'fish',
  'pvp',
  'sports',
  'esports',
  'cockfight',
  'inhouse',
  'lott',
  'elott',
] as const;

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const on = (ink: string, surface: string) =>
    contrastRatio(themeColor(theme, ink), themeColor(theme, surface));

  test.each(SURFACES)('has text of at least 4.5:1 on %s', (surface) => {
    for (const ink of INKS) {
      expect.soft(on(`--color-${ink}`, `--color-${surface}`), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(SURFACES)('has an input border and a focus ring of at least 3:1 on %s', (surface) => {
    expect(on('--color-line-strong', `--color-${surface}`)).toBeGreaterThanOrEqual(3);
    expect(on('--color-focus', `--color-${surface}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(SURFACES)('has legible category hues on %s', (surface) => {
    for (const hue of HUES) {
      expect.soft(on(`--hue-${hue}`, `--color-${surface}`), hue).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has legible text on the filled buttons', () => {
    expect(on('--color-on-coral', '--color-coral')).toBeGreaterThanOrEqual(4.5);
    expect(on('--color-on-danger', '--color-danger')).toBeGreaterThanOrEqual(4.5);
  });
});
