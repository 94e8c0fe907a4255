import { BUDGETS, type Finding } from './budgets.ts';
import { measureLoad, type Latencies } from './load.ts';

const LIST = '/wps/relay/GCSGAME_gameList';
const FACETS = '/wps/relay/GCSGAME_gameFacets';
const CONSTANTS = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  channel: 'WEB',
  pageNo: '1',
  pageSize: '42',
};
const CATEGORIES = 'RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, INHOUSE, LOTT, ELOTT'.split(
  ', ',
);
const SORTS = ['', 'popular', 'new', 'name', 'rtp', 'min-bet'];
const VOLATILITIES = ['LOW', 'MEDIUM', 'HIGH', 'LOW,HIGH', 'MEDIUM,HIGH'];
const STAKES = ['1.00', '2.00', '5.00', '10.00'];

/** Number of members who open a lobby at once. */
const CONNECTIONS = 50;
/** Number of members who type at once: each letter sends a new search. */
const TYPING = 10;
const SEARCHES = 2000;

/** Response times of lobby requests in a gateway with 50,000 games. */
export async function catalogueFindings(gatewayUrl: string): Promise<Finding[]> {
  const names = await gameNames(gatewayUrl);
  const vendors = await vendorCodes(gatewayUrl);
  /** Each path once, unless a number of requests is given. */
  const load = (paths: readonly string[], connections: number, requests = paths.length) =>
    measureLoad({ url: gatewayUrl, paths, connections, requests });
  // Warm-up: JIT compilation and new connections aren't part of what a player experiences.
  await load(firstPages(), CONNECTIONS, 1000);
  return [
    finding(
      `First pages of lobbies, ${CONNECTIONS} connections`,
      await load(firstPages(), CONNECTIONS, 6000),
      BUDGETS.lobbyPageMs,
    ),
    finding(
      `First pages with uncached filters, ${CONNECTIONS} connections`,
      await load(filteredPages(LIST, vendors), CONNECTIONS),
      BUDGETS.lobbyPageMs,
    ),
    finding(
      `Facets of uncached filters, ${TYPING} connections`,
      await load(filteredPages(FACETS, vendors), TYPING),
      BUDGETS.lobbyPageMs,
    ),
    finding(
      `Uncached searches, ${TYPING} connections`,
      await load(searches(names), TYPING),
      BUDGETS.searchMs,
    ),
  ];
}

function finding(what: string, { p99, median, rate }: Latencies, budget: number): Finding {
  return {
    what: `${what} (p99; median ${median.toFixed(1)} ms, ${Math.round(rate)} a second)`,
    measured: p99,
    budget,
    unit: 'ms',
  };
}

const address = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(path === LIST ? { ...CONSTANTS, ...query } : query)}`;

function firstPages(): string[] {
  return CATEGORIES.flatMap((gameType) =>
    SORTS.map((sort) => address(LIST, { gameType, ...(sort !== '' && { sort }) })),
  );
}

/** All different, so that none is served from a cache. */
function filteredPages(path: string, vendors: readonly string[]): string[] {
  return vendors.flatMap((vendor, place) =>
    VOLATILITIES.flatMap((volatilities) =>
      STAKES.flatMap((minBet) =>
        ['WILD', 'FREE_SPINS'].map((features) => {
          const other = vendors[(place + 1) % vendors.length] ?? vendor;
          const vassalage = `${vendor},${other}`;
          return address(path, { gameType: 'RNG', vassalage, volatilities, minBet, features });
        }),
      ),
    ),
  );
}

/** Words as typed: a prefix, complete, with a missing letter, followed by another word's prefix. */
function searches(names: readonly string[]): string[] {
  const words = names.flatMap((name) => name.split(' ')).filter((word) => word.length >= 4);
  const typed = words.flatMap((word, place) => {
    const other = words[(place * 7 + 3) % words.length] ?? '';
    return [
      word.slice(0, 2),
      word.slice(0, 3),
      word,
      word.slice(0, 2) + word.slice(3),
      `${word} ${other.slice(0, 3)}`,
    ];
  });
  return [...new Set(typed.map((search) => search.toLowerCase()))]
    .slice(0, SEARCHES)
    .map((gameName) => address(LIST, { gameName }));
}

async function gameNames(gatewayUrl: string): Promise<string[]> {
  const pages = await Promise.all(
    [1, 20, 40, 60, 80, 100].map((pageNo) =>
      valueOf(gatewayUrl, address(LIST, { pageNo: String(pageNo), pageSize: '200' })),
    ),
  );
  return pages
    .flatMap((value) => (value as { games: { gameName: string }[] }).games)
    .map(({ gameName }) => gameName);
}

async function vendorCodes(gatewayUrl: string): Promise<string[]> {
  const value = await valueOf(gatewayUrl, address(FACETS, { gameType: 'RNG' }));
  return (value as { vendors: { value: string }[] }).vendors.map((choice) => choice.value);
}

async function valueOf(gatewayUrl: string, path: string): Promise<unknown> {
  const answer = await fetch(gatewayUrl + path);
  const body = (await answer.json()) as { success: boolean; value: unknown };
  if (!body.success) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
  return body.value;
}
