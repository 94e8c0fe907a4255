import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Registers several paths for one page. The route's id distinguishes them. */
function pages(file: string, ...paths: readonly string[]) {
  return paths.map((path) => route(path, file, { id: path.replaceAll('.', '-') }));
}

export default [
  index('routes/home.tsx'),
  ...pages('routes/home.tsx', 'index', 'index.html', 'home', 'help'),
  ...pages(
    'routes/lobby.tsx',
    'rng',
    'live',
    'fish',
    'pvp',
    'sports',
    'esports',
    'cockfight',
    'inhouse',
    'elott',
    'lott',
  ),
  route('game', 'routes/game.tsx'),
  route('site.webmanifest', 'routes/webManifest.ts'),
  route('offline.html', 'routes/offline.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('login', 'routes/login.tsx'),
  ...pages('routes/register.tsx', 'register', 'register.html'),
  route('promotions', 'routes/promotions.tsx'),
  route('promoDetail', 'routes/promoDetail.tsx'),
  ...pages('routes/download.tsx', 'down', 'download'),
  route('affiliate', 'routes/affiliate.tsx'),
  route('pointMall', 'routes/pointMall.tsx'),
  route('lottery', 'routes/lottery.tsx'),
  route('vnlottery', 'routes/regionalLottery.tsx'),
  route('seamless', 'routes/seamless.tsx'),
  route('helpmc', 'routes/helpCentre.tsx'),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
