import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { designTokens } from '@perya/design-tokens';
import { preset } from '@perya/tsup-preset';

const DIST = new URL('dist/', import.meta.url);
const PART_HEADING = /^\/\* (\S+\.css) \*\/$/m;

export default preset({
  entry: {
    index: 'src/index.ts',
    'centre-overlay': 'src/centre-overlay.ts',
    carousel: 'src/carousel.ts',
    'command-palette': 'src/command-palette.ts',
    dialog: 'src/dialog.ts',
    fonts: 'src/fonts.ts',
    menu: 'src/menu.ts',
    messages: 'src/messages.ts',
    'notice-list': 'src/notice-list.ts',
    'picture-field': 'src/picture-field.ts',
    'bar-chart': 'src/bar-chart.ts',
    'qr-code': 'src/qr-code.ts',
    'deferred-select': 'src/deferred-select.ts',
    'search-select': 'src/search-select.ts',
    select: 'src/select.ts',
    sheet: 'src/sheet.ts',
    tabs: 'src/tabs.ts',
    tooltip: 'src/tooltip.ts',
    styles: 'src/styles/index.css',
  },
  // The site's bundler emits the font files.
  external: [/\.woff2$/],
  loader: { '.css': 'local-css' },
  esbuildPlugins: [
    {
      name: 'svg-urls',
      setup: ({ onLoad }) => onLoad({ filter: /\.svg$/ }, ({ path }) => urlBesideTheCode(path)),
    },
  ],
  onSuccess: async () => {
    await gatherStyles();
    await writeDesignTokens();
  },
});

/**
 * Copies a file next to the code and exports its URL. Bundlers recognize the expression and emit the file; an
 * import of it would fail on Node, and be an object instead of a URL in Next.js.
 */
async function urlBesideTheCode(path: string) {
  const name = basename(path);
  await mkdir(DIST, { recursive: true });
  await copyFile(path, new URL(name, DIST));
  const url = `/* @__PURE__ */ new URL('./${name}', import.meta.url)`;
  return { contents: `export default /* @__PURE__ */ String(${url});`, loader: 'js' as const };
}

/** The bundler puts a sheet's name before its classes; components compose the recipes by their own names. */
const RECIPE_PREFIX = /(?<=\.)recipes_(?=ui-)/g;

/**
 * The bundler emits one style sheet per entry, and repeats shared rules in each. A site imports a single
 * sheet, with the tokens first and each part once.
 */
async function gatherStyles() {
  const sheets = (await readdir(DIST)).filter((file) => file.endsWith('.css'));
  const ordered = ['styles.css', ...sheets.filter((file) => file !== 'styles.css').sort()];
  const parts = new Map<string, string>();
  for (const sheet of ordered) {
    const text = await readFile(new URL(sheet, DIST), 'utf8');
    // Each part stands under a comment that names its source.
    const [, ...pairs] = text
      .replace(/\/\*# sourceMappingURL.*\*\//, '')
      .replaceAll(RECIPE_PREFIX, '')
      .split(PART_HEADING);
    for (let index = 0; index < pairs.length; index += 2) {
      const [source = '', rules = ''] = pairs.slice(index, index + 2);
      if (!parts.has(source)) parts.set(source, rules.trim());
    }
    await Promise.all(
      [sheet, `${sheet}.map`].map((file) => rm(new URL(file, DIST), { force: true })),
    );
  }
  await writeFile(new URL('styles.css', DIST), `${[...parts.values()].join('\n\n')}\n`);
}

/** For design tools: both themes in one file, and one file for each. */
async function writeDesignTokens() {
  const css = await readFile(new URL('src/styles/tokens.css', import.meta.url), 'utf8');
  const files = {
    'tokens.json': undefined,
    'tokens.dark.json': 'dark',
    'tokens.light.json': 'light',
  } as const;
  for (const [file, theme] of Object.entries(files)) {
    const tokens = designTokens(css, { theme });
    await writeFile(new URL(file, DIST), `${JSON.stringify(tokens, null, 2)}\n`);
  }
}
