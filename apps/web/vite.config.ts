import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { brandPack } from './server/brandPack.ts';
import { contractForBrowsers } from './server/contractForBrowsers.ts';
import { developmentProxy } from './server/developmentProxy.ts';
import { inlineScripts } from './server/inlineScripts.ts';

/** Workspace packages answer with their source under this export condition, so no build of theirs is needed. */
const SOURCE = '@perya/source';

/** What changes with our dependencies only, so that a deploy of ours leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core)|i18next|valibot|zustand)\/(?!.*(?:queriesObserver|useQueries))/;

/**
 * What every page of ours is made of, in one file: many small ones compress badly, and each costs
 * the first visit a place in the line. Pages, and what opens over them, stay files of their own; the
 * styles of the shell and of its rare pages are here in any case, as the server renders them.
 */
const SITE = [
  /packages\/(?:i18n|session|site-config)\/src\/(?!.*locales)/,
  /packages\/api-client\/src\/(?:account\/language|catalogue\/vendors|core\/(?:endpoint|errors|schemas|page)|react)/,
  /packages\/ui-kit\/src\/components\/(?:Banderitas|Button|CategoryIcon|IconButton|LanternGlow|LazyImage|Skeleton|VisuallyHidden)\//,
  /packages\/ui-kit\/src\/components\/(?:EmptyState|ErrorPanel)\/.*\.css/,
  /packages\/ui-kit\/src\/components\/Toast\/(?:ToastProvider|toastQueue)\.tsx?$/,
  /packages\/ui-kit\/src\/\w+\.ts$/,
  /apps\/web\/app\/(?:document|i18n|runtime\/(?!transport))/,
  /apps\/web\/app\/banners\/(?!BannerCarousel|PageWithBanner)/,
  /apps\/web\/app\/(?:pages|shell|home)\/.*\.css/,
  /apps\/web\/app\/shell\/(?:Shell|Header|BottomBar|TopNavigation|ConnectionBanner|ShellOverlays|PageChange|BrandLogo|(?!railWidth)[a-z]\w*)\.tsx?$/,
];

export default defineConfig({
  plugins: [inlineScripts(), contractForBrowsers(), brandPack(), reactRouter(), developmentProxy()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@perya\//],
    resolve: {
      conditions: [SOURCE, ...defaultServerConditions],
      externalConditions: [SOURCE, 'node', 'module-sync'],
    },
  },
  // In development all dependencies are looked for at the start: one that is found later reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  server: { watch: { ignored: ['**/build/**'] } },
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
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'site', test: (id) => SITE.some((pattern) => pattern.test(id)) },
              ],
            },
          },
        },
      },
    },
  },
});
