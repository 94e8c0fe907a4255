import { fileURLToPath } from 'node:url';

import { cssLayers } from '@perya/css-layers';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

// By path: a build's own configuration is loaded before the workspace's source condition applies.
import { brandFile, loadBrandPack } from '../../packages/site-config/src/build.ts';

const BRAND = 'virtual:brand-pack';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `import brand from 'virtual:brand-pack'`: the same brand pack that the site is built with. */
function brandPack(): Plugin {
  return {
    name: 'perya:brand-pack',
    resolveId: (id) => (id === BRAND ? `\0${BRAND}` : null),
    load: (id) =>
      id === `\0${BRAND}`
        ? `export default ${JSON.stringify(loadBrandPack(brandFile(ROOT)))}`
        : null,
  };
}

/** Each page of the play origin: `<name>.html`, whose script is `src/<name>/main`. */
const PAGES = [
  'slot',
  'fish',
  'baccarat',
  'roulette',
  'dragon-tiger',
  'color-game',
  'money-wheel',
  'sic-bo',
  'blackjack',
  'pusoy',
  'tongits',
  'dominoes',
  'crash',
  'mines',
  'hi-lo',
  'plinko',
  'wheel',
  'sports',
  'chat',
  'lottery',
  'vendor',
];

/** What this many pages share is one chunk. */
const MOST_PAGES = PAGES.length - 3;

/** Shared too, but only by dialogs that are loaded when they open, or by games and not the chat. */
const OTHERS =
  /\/(?:@noble\/hashes|rules\/src\/fairness|Field|Input|ky|api-client|game-engines|live-table|game|Badge|IconButton)\//;

/** Shared by all games, and not by the other pages. */
const GAMES = /\/src\/(?:game|play-api)\//;

/** Shared by the games without chips. */
const STAKES = /\/src\/game\/(?:StakePicker|useStakes|useKeyboardShortcuts)/;

/** Shared by the games between players only. */
const MATCH =
  /\/src\/match\/(?!MatchRulesText)|\/Avatar\/|\/(?:bot|crown|layers-2|user-round)\.[cm]?js$/;

export default defineConfig({
  base: '/play/',
  plugins: [brandPack(), cssLayers()],
  // Under this condition, workspace packages resolve to their source, so they needn't be built.
  resolve: { conditions: ['@perya/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The page's CSP allows no `data:` fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: PAGES.map((name) => `${name}.html`),
      output: {
        codeSplitting: {
          // One request instead of ten; modules also compress better together.
          groups: [
            { name: 'shared', minShareCount: MOST_PAGES, test: (id) => !OTHERS.test(id) },
            {
              name: 'games',
              tags: ['$initial'],
              minShareCount: MOST_PAGES,
              includeDependenciesRecursively: false,
              test: GAMES,
            },
            {
              name: 'stakes',
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              test: STAKES,
            },
            {
              name: 'match',
              tags: ['$initial'],
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: MATCH,
            },
          ],
        },
      },
      onwarn: (warning, warn) => {
        // Nothing here is server-rendered.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
