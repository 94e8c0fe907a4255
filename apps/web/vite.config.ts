import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { brandPack } from './server/brandPack.ts';
import { developmentProxy } from './server/developmentProxy.ts';
import { inlineScripts } from './server/inlineScripts.ts';

/** Workspace packages answer with their source under this export condition, so no build of theirs is needed. */
const SOURCE = '@perya/source';

/** What changes with our dependencies only, so that a deploy of ours leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core)|i18next)\//;

export default defineConfig({
  plugins: [inlineScripts(), brandPack(), reactRouter(), developmentProxy()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@perya\//],
    resolve: {
      conditions: [SOURCE, ...defaultServerConditions],
      externalConditions: [SOURCE, 'node', 'module-sync'],
    },
  },
  build: {
    target: 'es2022',
    // The page policy allows no `data:` fonts or scripts.
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'framework', test: FRAMEWORK }],
            },
          },
        },
      },
    },
  },
});
