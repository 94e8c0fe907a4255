import { cssLayers } from '@perya/css-layers';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { brandPack } from './server/brandPack.ts';
import { contractForBrowsers } from './server/contractForBrowsers.ts';
import { developmentProxy } from './server/developmentProxy.ts';
import { inlineClassNames } from './server/inlineClassNames.ts';
import { inlineScripts } from './server/inlineScripts.ts';
import { scopedClassName } from './server/scopedClassName.ts';

/** Workspace packages answer with their source under this export condition, so no build of theirs is needed. */
const SOURCE = '@perya/source';

/** What changes with our dependencies only, so that a deploy of ours leaves it in the visitor's cache. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core)|i18next|react-i18next|valibot|zustand)\/(?!.*(?:queriesObserver|useQueries|mutationObserver|useMutation))/;

/**
 * What every page of ours is made of, in one file: many small ones compress badly, and each costs
 * the first visit a place in the line. Pages, and what opens over them, stay files of their own; the
 * styles of the shell and of its rare pages are here in any case, as the server renders them.
 */
const SITE = [
  /packages\/(?:i18n|session|site-config)\/src\/(?!.*(?:locales|lotteryPath|balance|contracts|arrangeVendors|keptVendors|launchHosts|framableAddress|tabCache|errors|useErrorText|RichText))/,
  /packages\/api-client\/src\/(?:account\/language|core\/(?:endpoint|errors|schemas|page)|react(?!\/(?:mutation|refresh|moneyCall)))/,
  /packages\/ui-kit\/src\/components\/(?:Banderitas|Button|CategoryIcon|IconButton|LanternGlow|LazyImage|Skeleton|VisuallyHidden)\//,
  /packages\/ui-kit\/src\/components\/(?:EmptyState|ErrorPanel)\/.*\.css/,
  /packages\/ui-kit\/src\/components\/Toast\/(?:ToastProvider|toastQueue)\.tsx?$/,
  // Not the entries of its larger parts, which would bring these along.
  /packages\/ui-kit\/src\/(?:index|utils\/(?:classNames|useIsHydrated))\.ts$/,
  /apps\/web\/app\/root\.tsx/,
  /apps\/web\/app\/(?:document(?!\/missingChunk)|locales\/index|seo\/canonical|runtime\/(?!transport|confirmSession|useRetryWithBackoff|visitCodes|fetchVendors))/,
  /apps\/web\/app\/banners\/(?!BannerAction|BannerCarousel|BannerFailure|PageWithBanner|locales)/,
  /apps\/web\/app\/(?:pages\/|shell\/|home\/).*\.css/,
  /apps\/web\/app\/(?:access|shell\/(?:icons|navigation))\/\w+\.tsx?$/,
  /apps\/web\/app\/shell\/(?:Site|Shell|pageChange|siteClosing|components\/(?:BonusMark\/BonusMark|BrandLogo\/BrandLogo))\.tsx?$/,
  /apps\/web\/app\/shell\/(?:boundaries\/(?:PartErrorBoundary|NotLoadedBanner)|header\/(?:Header|TopNavigation)|menu\/BottomBar(?:Places)?|overlays\/(?:ShellOverlays|followedLink))\.tsx?$/,
];

/** A wall of games and what a tap on one does: home, lobbies and search show nothing without it. */
const GAMES = [
  /packages\/lobby\/src\/(?:locales\/index|cards\/useGameCards)\.ts$/,
  /packages\/lobby\/src\/(?:components\/(?:GameCard|GameLane)|favourites(?!\/(?:ErrorText|favouriteWrites)))\/|launch\/useLaunchGame/,
  /packages\/api-client\/src\/games\/(?:games|libraryIds)\.ts$/,
  /apps\/web\/app\/home\/lanes\/(?:Lane(?:Place|View)\.tsx|ownLanes\.ts)$/,
];

/**
 * What is counted with, and the words and balls that every screen of the lotteries shows. It needs nothing
 * of other pages, so that it brings nothing of them along; trends stay with their own screen.
 */
const LOTTERY =
  /packages\/(?:rules\/src\/lottery\/(?!trend)|lottery\/src\/(?:locales\/index|words\/|balls\/))/;

/** What all that opens, or is a row of tabs, stands on; most of it is a few hundred bytes each. */
const BASE =
  /@base-ui\/(?:react\/(?:internals\/(?:composite\/|csp-context|direction-context|use-button|useRenderElement|useBaseUiId|useTransitionStatus)|utils\/getElementTransform)|utils\/(?:isElementDisabled|useControlled))/;

/** The parts of a form, of a few hundred bytes each. */
const FIELDS =
  /packages\/ui-kit\/src\/components\/(?:Card|Checkbox|Field|Input|Link|PasswordInput)\/(?!.*stories)/;

/** What every page of the centres and the mall shares, and needs nothing of other pages. */
const CENTRES =
  /packages\/(?:page-kit\/src\/(?:locales\/index|params\/useChosenParams|.*\/(?:RefreshButton|RewardPicture|RowButton|WaitingPage|usePagerLabels))|ui-kit\/src\/components\/Timeline\/(?!.*stories)|points-mall\/src\/(?:locales\/index|address\/mallTabs|points\/|mall\/mall\.module))/;

/** What every panel says while its data loads, or where it did not load; most pages have one. */
const LOADED = /packages\/page-kit\/src\/components\/Loaded\/\w+\.tsx?$/;

/** What amounts are read with; the first view does without. */
const AMOUNTS = /packages\/api-client\/src\/core\/amounts\.ts$/;

/** What registering asks for, in two small modules. */
const REGISTERING =
  /packages\/api-client\/src\/(?:system\/registerRules|verification\/countryCodes)/;

/** The server names files in its HTML: the same names, or a browser fetches a font or an icon twice. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.replace(/\.\w+$/, '').slice(0, 6)}-[hash:7][extname]`;

export default defineConfig({
  plugins: [
    cssLayers(),
    inlineClassNames(),
    inlineScripts(),
    contractForBrowsers(),
    brandPack(),
    reactRouter(),
    developmentProxy(),
  ],
  css: { modules: { generateScopedName: scopedClassName } },
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
          // For `inlineClassNames`.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // The first view carries the names of all routes' files: six letters say which it is, and
            // 42 bits tell its builds apart.
            chunkFileNames: ({ name }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
            assetFileNames,
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                // Of a few hundred bytes each; as files of their own they cost more in names.
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 6 },
                // In many files its names alone would weigh on every page's list of files.
                { name: 'lottery', test: LOTTERY },
                { name: 'base', test: BASE },
                { name: 'form', test: FIELDS },
                { name: 'loaded', test: LOADED },
                { name: 'amounts', test: AMOUNTS },
                { name: 'centres', test: CENTRES },
                { name: 'registering', test: REGISTERING },
                { name: 'games', test: (id) => GAMES.some((pattern) => pattern.test(id)) },
                {
                  name: 'site',
                  test: (id) => SITE.some((pattern) => pattern.test(id)),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
