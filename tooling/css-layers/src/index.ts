import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DECLARATION = new URL('../../../packages/ui-kit/src/styles/layers.css', import.meta.url);
const ORDER = /@layer [\w, ]+;/;

/** `@layer reset, tokens, base, components;`, as declared by `ui-kit`. */
export function readOrder(): string {
  const [order] = ORDER.exec(readFileSync(DECLARATION, 'utf8')) ?? [];
  if (order === undefined)
    throw new Error(`${DECLARATION.pathname} does not declare the order of the layers.`);
  return order;
}

/**
 * Adds the layer order to a style sheet with layered rules. The first sheet that a page loads fixes the
 * order, and which one that is depends on the bundler and on lazy loading.
 */
export function withLayerOrder(css: string, order = readOrder()): string {
  const isLayered = /@layer \w+ \{/.test(css);
  // On the same line, so that source positions stay correct.
  return isLayered && !ORDER.test(css) ? `${order} ${css}` : css;
}

/**
 * The Vite plugin for the site, the pages of the play origin, and Storybook. tsup prepends `readOrder()` to
 * each sheet.
 */
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
