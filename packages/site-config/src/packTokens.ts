import * as v from 'valibot';

import { hexColor, text } from './packValues.ts';

/** The kit's tokens that have a value for each theme. `packTokens.test.ts` compares both lists with the kit. */
export const ROLE_TOKENS = [
  '--color-page',
  '--color-surface',
  '--color-raised',
  '--color-header',
  '--color-line',
  '--color-line-strong',
  '--color-text',
  '--color-muted',
  '--color-faint',
  '--color-coral',
  '--color-on-coral',
  '--color-link',
  '--color-gold',
  '--color-teal',
  '--color-success',
  '--color-danger',
  '--color-on-danger',
  '--color-focus',
  '--color-scrim',
  '--color-page-shaded',
  '--color-veil',
  '--color-flag-1',
  '--color-flag-2',
  '--color-flag-3',
  '--color-flag-4',
  '--shadow-float',
  '--glow-lantern',
  '--hue-lightness',
  '--hue-chroma',
  '--hue-live',
  '--hue-cockfight',
  '--hue-lott',
  '--hue-sports',
  '--hue-inhouse',
  '--hue-fish',
  '--hue-esports',
  '--hue-elott',
  '--hue-rng',
  '--hue-pvp',
] as const;

/** The kit's tokens that are the same in both themes: shape, type, density and motion. */
export const SHAPE_TOKENS = [
  '--radius-control',
  '--radius-card',
  '--radius-sheet',
  '--radius-full',
  '--font-display',
  '--font-text',
  '--font-number',
  '--text-12',
  '--text-14',
  '--text-16',
  '--text-18',
  '--text-22',
  '--text-28',
  '--text-36',
  '--text-48',
  '--text-64',
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-7',
  '--space-8',
  '--motion-fast',
  '--motion-base',
  '--motion-slow',
  '--ease-out',
  '--header-height',
  '--rail-width',
  '--rail-mini-width',
  '--bottom-bar-height',
] as const;

/** Read without a style sheet, too: the browser's own bars, the manifest. */
const PLAIN_COLORS: ReadonlySet<string> = new Set(['--color-page', '--color-header']);

/** The value is written into a style sheet. */
const cssValue = () =>
  v.pipe(
    text(300),
    v.regex(
      /^(?!.*(?:url|expression)\s*\()[\w\s#%.,()/'"+-]+$/i,
      'must be a plain CSS value, without url(), braces or semicolons',
    ),
  );

const tokens = (names: readonly string[]) =>
  v.record(
    v.pipe(
      v.string(),
      v.check(
        (name) => names.includes(name),
        `must be one of ${names.map((name) => `"${name}"`).join(', ')}`,
      ),
    ),
    cssValue(),
  );

/** Colors, shadows and hues of one theme. */
export const roleTokens = () =>
  v.pipe(
    tokens(ROLE_TOKENS),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, value] of Object.entries(dataset.value)) {
        if (!PLAIN_COLORS.has(key) || v.safeParse(hexColor(), value).success) continue;
        addIssue({
          message:
            'must be a color, for example "#262743", because browsers paint their bars with it',
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }],
          received: `"${value}"`,
        });
      }
    }),
  );

/** Radius, type, density and motion. */
export const shapeTokens = () => tokens(SHAPE_TOKENS);
