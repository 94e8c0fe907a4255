/**
 * Determines which browser tests a change affects, for `pnpm test --changed`. A file belongs to the tests
 * that list it or one of its parent folders. Unlisted files, such as the shell, the gateway, the rules used
 * by the gateway, `page-kit` or `ui-kit`, affect all tests. The full run ignores this.
 */

/** Tests that open every page or check shared parts. Any change that affects a test affects these. */
export const EVERY_PAGE: readonly string[] = ['accessibility', 'clipping', 'first-view', 'shell'];

const route = (name: string) => `apps/web/app/routes/${name}`;

const AUTH = ['packages/auth', route('login.tsx')];
const LOBBY = ['packages/lobby', route('lobby.tsx')];
const GAME = [...LOBBY, 'apps/arcade', route('game.tsx'), 'apps/web/app/pages/PlayPage.tsx'];
const LOTTERY = ['packages/lottery', 'apps/arcade'];
const REGIONAL_LOTTERY = [
  ...LOTTERY,
  route('regionalLottery.tsx'),
  'apps/web/app/pages/RegionalLotteryPage.tsx',
];
const MEMBER_CENTRE = ['packages/member-centre'];
const AGENT_CENTRE = ['packages/agent-centre'];
const PROMOTIONS = ['packages/promotions', route('promotions.tsx'), route('promoDetail.tsx')];
const POINTS_MALL = ['packages/points-mall', route('pointMall.tsx')];
const SUPPORT = ['packages/support'];
const HOME = [route('home.tsx'), 'apps/web/app/home', 'packages/lobby'];

/** The paths that each test covers. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  accessibility: [route('notFound.tsx')],
  activities: [...POINTS_MALL, ...PROMOTIONS, ...MEMBER_CENTRE],
  affiliate: [
    route('affiliate.tsx'),
    'packages/promotions',
    'apps/web/app/shell/components/AffiliateAction',
  ],
  'agent-contracts': AGENT_CENTRE,
  'agent-reports': AGENT_CENTRE,
  'agent-site': [
    'packages/promotions',
    'apps/web/server',
    'apps/web/app/access',
    'apps/web/app/page-view',
    ...AUTH,
    ...AGENT_CENTRE,
    ...HOME,
  ],
  'agent-team': [...AGENT_CENTRE, ...MEMBER_CENTRE, route('register.tsx')],
  'bad-input': [...GAME, ...MEMBER_CENTRE],
  banners: ['apps/web/app/banners', ...HOME],
  'books-and-fish': GAME,
  categories: GAME,
  chat: [...SUPPORT, 'apps/arcade'],
  clipping: AUTH,
  consent: ['apps/web/app/consent', 'apps/web/app/third-party'],
  faults: HOME,
  'first-view': HOME,
  seo: ['apps/web/app/seo', route('robots.ts'), route('sitemap.ts')],
  'guest-demo': [...GAME, ...AUTH],
  help: [...SUPPORT, route('helpCentre.tsx')],
  home: HOME,
  install: [
    'apps/web/app/install',
    'apps/web/worker',
    route('download.tsx'),
    route('offline.ts'),
    route('webManifest.ts'),
    ...SUPPORT,
  ],
  journey: [...GAME, ...AUTH, ...MEMBER_CENTRE],
  launch: [...GAME, ...REGIONAL_LOTTERY],
  lobby: LOBBY,
  lottery: [...LOTTERY, route('lottery.tsx')],
  'lottery-server': [...REGIONAL_LOTTERY, route('lottery.tsx')],
  'every-game': GAME,
  'live-tables': GAME,
  'lottery-trends': REGIONAL_LOTTERY,
  'closing-account': [...MEMBER_CENTRE, ...AUTH],
  'member-data': [...MEMBER_CENTRE, ...SUPPORT],
  'member-deposit': MEMBER_CENTRE,
  'member-profile': MEMBER_CENTRE,
  'member-protection': [...MEMBER_CENTRE, ...AUTH],
  'member-records': MEMBER_CENTRE,
  'member-rewards': [...MEMBER_CENTRE, ...PROMOTIONS],
  'member-security': [...MEMBER_CENTRE, ...AUTH],
  'member-wallet': MEMBER_CENTRE,
  'member-withdraw': MEMBER_CENTRE,
  'new-platform': [...HOME, ...AUTH, ...PROMOTIONS, ...POINTS_MALL, ...REGIONAL_LOTTERY],
  notices: [...SUPPORT, ...AUTH],
  'operator-decisions': [...MEMBER_CENTRE, ...LOBBY],
  'operator-settings': ['apps/web/app/third-party', 'apps/web/app/page-view'],
  'points-mall': POINTS_MALL,
  promotions: PROMOTIONS,
  recover: AUTH,
  'regional-lottery': REGIONAL_LOTTERY,
  register: [...AUTH, route('register.tsx')],
  'sandbox-games': GAME,
  search: LOBBY,
  'second-brand': [
    'apps/web/server',
    'apps/web/app/access',
    'apps/web/app/banners',
    'apps/web/app/document',
    'apps/web/app/page-view',
    'apps/web/app/seo',
    route('webManifest.ts'),
    ...HOME,
  ],
  session: AUTH,
  shell: [route('seamless.tsx'), 'apps/web/app/pages/SeamlessPage.tsx'],
  'sign-in': AUTH,
  'ways-in': AUTH,
};

/** Packages and tools that no page uses; they have their own tests. */
export const WITHOUT_JOURNEYS: readonly string[] = [
  'tooling/dependency-check',
  'tooling/bench',
  'tooling/coverage-check',
  'tooling/generator',
  'tooling/release',
  'tooling/visual-comparison',
];
