import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DECLARATION = new URL('../../../packages/ui-kit/src/styles/layers.css', import.meta.url);
const ORDER = /@layer [\w, ]+;/;

/** `@layer reset, tokens, base, components;`, as `ui-kit` declares it. */
export function readOrder(): string {
  const [order] = ORDER.exec(readFileSync(DECLARATION, 'utf8')) ?? [];
  if (order === undefined) throw new Error(`No order of the layers in ${DECLARATION.pathname}.`);
  return order;
}

/**
 * Puts the order of the layers before a style sheet that has rules in one: the first sheet that a page
 * loads fixes the order, and which one that is depends on the bundler and on what is loaded lazily.
 */
export function withLayerOrder(css: string, order = readOrder()): string {
  const isLayered = /@layer \w+ \{/.test(css);
  // On one line, so that places in the source stay true.
  return isLayered && !ORDER.test(css) ? `${order} ${css}` : css;
}

/** For Vite: the site, the pages of the play origin, Storybook. tsup puts `readOrder()` before each sheet. */
export function cssLayers(): Plugin {
  const order = readOrder();
  return {
    name: 'perya:css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(?:\?|$)/, exclude: /node_modules/ } },
      handler: (code) => ({ code: withLayerOrder(code, order), map: null }),
    },
  };
}
