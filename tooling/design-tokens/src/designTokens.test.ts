import { expect, test } from 'vitest';

import { contrastRatio, parseColor } from './color.ts';
import { designTokens } from './designTokens.ts';
import { readTokens } from './readTokens.ts';

const CSS = `
/* All of it. */
:root {
  /* Palette: the night */
  --palette-night-900: #0e0f1e;
  --palette-night-50: #f4f2ff;

  --space-1: 4px; /* Between icon and label. */
  --text-16: 1rem;
  --font-text: 'Be Vietnam Pro', system-ui, sans-serif;
  --motion-fast: 120ms;
  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  --target-size: 44px;
  --tracking-display: -0.02em;
}

:lang(th) {
  --tracking-display: 0;
}

:root,
[data-theme='dark'] {
  color-scheme: dark;
  --color-page: var(--palette-night-900); /* Behind everything. */
  --color-shaded: color-mix(in srgb, var(--color-page), rgb(0 0 0) 60%);
  --color-veil: rgb(244 242 255 / 8%);
  --shadow-float: 0 1px 0 rgb(244 242 255 / 6%) inset, 0 24px 64px -16px rgb(2 2 10 / 72%);
  --glow-lantern: radial-gradient(closest-side, rgb(255 148 122 / 26%), transparent 80%);
  --hue-lightness: 0.78;
}

[data-theme='light'] {
  --color-page: var(--palette-night-50);
  --hue-lightness: 0.5;
}

:root,
[data-theme] {
  --color-edge: var(--color-page);
  --hue-live: oklch(var(--hue-lightness) 0.125 20);
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --motion-fast: 0.01ms;
  }
}`;

/** The value of a token, by its path. */
function valueOf(path: string, tree: unknown = designTokens(CSS)): unknown {
  const token = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
  return (token as { $value?: unknown } | undefined)?.$value;
}

test('reads what a token is for from the comment after it, and its section from the one before', () => {
  const [root] = readTokens(CSS);
  expect(root?.description).toBe('All of it.');
  expect(root?.tokens.slice(0, 3)).toEqual([
    {
      name: '--palette-night-900',
      value: '#0e0f1e',
      description: undefined,
      section: 'Palette: the night',
    },
    {
      name: '--palette-night-50',
      value: '#f4f2ff',
      description: undefined,
      section: 'Palette: the night',
    },
    {
      name: '--space-1',
      value: '4px',
      description: 'Between icon and label.',
      section: undefined,
    },
  ]);
});

test.each([
  [
    'palette.night.900',
    { colorSpace: 'srgb', components: [0.0549, 0.0588, 0.1176], hex: '#0e0f1e' },
  ],
  ['space.1', { value: 4, unit: 'px' }],
  ['text.16', { value: 1, unit: 'rem' }],
  ['font.text', ['Be Vietnam Pro', 'system-ui', 'sans-serif']],
  ['motion.fast', { value: 120, unit: 'ms' }],
  ['ease.out', [0.2, 0.8, 0.2, 1]],
  ['size.target-size', { value: 44, unit: 'px' }],
  ['tracking.display', -0.02],
  ['lang.th.tracking.display', 0],
  ['reduced-motion.motion.fast', { value: 0.01, unit: 'ms' }],
])('writes %s as its type wants', (path, value) => {
  expect(valueOf(path)).toEqual(value);
});

test('keeps references between tokens, within the theme', () => {
  expect(valueOf('dark.color.page')).toBe('{palette.night.900}');
  expect(valueOf('light.color.edge')).toBe('{light.color.page}');
});

test('computes what the format cannot express', () => {
  expect(valueOf('dark.color.shaded')).toMatchObject({ hex: '#06060c' });
  expect(valueOf('dark.color.veil')).toMatchObject({ hex: '#f4f2ff', alpha: 0.08 });
  expect(valueOf('light.hue.live')).toMatchObject({
    colorSpace: 'oklch',
    components: [0.5, 0.125, 20],
  });
});

test('writes shadows and gradients part by part', () => {
  expect(valueOf('dark.shadow.float')).toMatchObject([
    { offsetY: { value: 1, unit: 'px' }, blur: { value: 0, unit: 'px' }, inset: true },
    { offsetY: { value: 24 }, blur: { value: 64 }, spread: { value: -16 }, inset: false },
  ]);
  expect(valueOf('dark.glow.lantern')).toMatchObject([
    { color: { hex: '#ff947a', alpha: 0.26 }, position: 0 },
    { color: { alpha: 0 }, position: 0.8 },
  ]);
});

test('writes one theme at the top, with the tokens of a brand', () => {
  const brand = { dark: {}, light: { '--color-page': '#ABCDEF' } };
  const tree = designTokens(CSS, { theme: 'light', brand });
  expect(valueOf('color.page', tree)).toMatchObject({ hex: '#abcdef' });
  expect(valueOf('color.edge', tree)).toBe('{color.page}');
  expect(tree).not.toHaveProperty('light');
});

test('describes a role of every theme by the comment at its first declaration', () => {
  expect(designTokens(CSS)).toMatchObject({
    light: { color: { page: { $description: 'Behind everything.' } } },
  });
});

test('names the token whose value has no type', () => {
  expect(() => designTokens(':root { --color-page: url(sky.png); }')).toThrow(/--color-page/);
});

test('measures contrast as WCAG does', () => {
  const [white, black, gray] = ['#fff', '#000000', '#777'].map(parseColor);
  if (!white || !black || !gray) throw new Error('A color was not read.');
  expect(contrastRatio(white, black)).toBeCloseTo(21);
  expect(contrastRatio(gray, white)).toBeCloseTo(4.48, 2);
});
