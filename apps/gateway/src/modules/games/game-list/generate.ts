import { LOTTERIES } from '@perya/rules/lottery';
import { chooseEngine, chooseSlotEngine } from './engines';
import { lotteryCards, type LotteryCard } from './lotteries';
import { nameMaker } from './names';
import { dealer, seededRandom, type Random } from '@perya/game-engines/random';
import { SLOT_THEMES, TABLE_THEMES, type ThemeId } from './themes';
import { CATEGORIES, type Category, type Game, type Vendor } from './types';
import { VENDORS, type VendorSeed } from './vendors';

/** Lotteries are not generated: they come from the rules. */
type GeneratedCategory = Exclude<Category, 'LOTT' | 'ELOTT'>;

const isGenerated = (category: Category): category is GeneratedCategory =>
  category !== 'LOTT' && category !== 'ELOTT';

/** The number of games per category in the demo game list. */
const DEMO_COUNTS: Readonly<Record<GeneratedCategory, number>> = {
  LIVE: 184,
  RNG: 2320,
  FISH: 132,
  PVP: 124,
  SPORTS: 36,
  ESPORTS: 44,
  COCKFIGHT: 12,
  INHOUSE: 40,
};

const THEMES_OF: Readonly<
  Record<Exclude<GeneratedCategory, 'RNG'>, readonly (keyof typeof TABLE_THEMES)[]>
> = {
  LIVE: ['baccarat', 'blackjack', 'roulette', 'sicbo', 'dragontiger', 'wheel', 'colorgame'],
  FISH: ['shooter', 'shark', 'kraken', 'crabboss', 'turtlehunt', 'jellyarcade'],
  PVP: ['poker', 'tongits', 'mahjong', 'domino', 'rummy'],
  SPORTS: ['football', 'basketball', 'tennis', 'boxing', 'volleyball', 'motor'],
  ESPORTS: ['moba', 'fps', 'arena', 'esracing'],
  COCKFIGHT: ['derby'],
  INHOUSE: ['crash', 'mines', 'plinko', 'hilo', 'spin'],
};

/**
 * Returns that follow from the rules alone, regardless of the vendor; other table games depend on their pay
 * table.
 */
const KNOWN_RTP: Readonly<Partial<Record<ThemeId, number>>> = {
  baccarat: 9894,
  roulette: 9730,
  dragontiger: 9627,
};

/** Players can verify each round of every game that runs here. */
const VERIFIABLE = 'PROVABLY_FAIR';

/** The number of hot lotteries at the top of their lobby. */
const HOT_LOTTERIES = 4;

const MIN_BETS = [100, 100, 100, 200, 200, 500, 1000, 2000];

export interface GameListSeed {
  vendors: Vendor[];
  games: Game[];
}

/**
 * Generates the whole demo game list from one seed.
 *
 * @param size total number of games; slots make up what the other categories leave.
 */
export function generateGameList(seed = 'perya', size = 3084): GameListSeed {
  const counts = countsFor(size);
  const vendors = VENDORS.map((vendor, index) => toVendor(vendor, index));
  const random = seededRandom(`${seed}:catalogue`);
  const names = nameMaker(random);
  const games: Game[] = [];
  for (const category of CATEGORIES.filter(isGenerated)) {
    const vendorOf = vendorDealer(random, category);
    const themeOf = dealer<ThemeId>(
      random,
      category === 'RNG' ? (Object.keys(SLOT_THEMES) as ThemeId[]) : THEMES_OF[category],
    );
    for (let rank = 1; rank <= counts[category]; rank += 1) {
      const vendor = vendorOf();
      const theme = themeOf();
      games.push(
        makeGame({ random, names, category, vendor, theme, rank, serial: games.length, counts }),
      );
    }
  }
  for (const category of CATEGORIES.filter((each) => !isGenerated(each))) {
    for (const [place, card] of lotteryCards(category).entries()) {
      games.push(lotteryGame(random, { card, rank: place + 1, serial: games.length }));
    }
  }
  return { vendors, games };
}

function countsFor(size: number): Record<GeneratedCategory, number> {
  const demoTotal = Object.values(DEMO_COUNTS).reduce((sum, count) => sum + count, 0);
  // Small game lists shrink every category; large ones mostly gain slots, like real lobbies.
  const scale = size < demoTotal ? size / demoTotal : Math.min(3, size / demoTotal);
  const counts = { ...DEMO_COUNTS };
  let others = LOTTERIES.length;
  for (const category of CATEGORIES.filter(isGenerated)) {
    if (category === 'RNG') continue;
    const max = category === 'COCKFIGHT' ? 12 : Infinity;
    // At any size, every kind of game exists, so that all games that run here can be played.
    const min = Math.max(4, THEMES_OF[category].length);
    counts[category] = Math.min(max, Math.max(min, Math.round(DEMO_COUNTS[category] * scale)));
    others += counts[category];
  }
  counts.RNG = Math.max(8, size - others);
  return counts;
}

function toVendor(seed: VendorSeed, index: number): Vendor {
  const folders: Partial<Record<Category, string>> = {};
  seed.categories.forEach((category, place) => {
    folders[category] = String(9000 + index * 4 + place);
  });
  return {
    code: seed.code,
    name: seed.name,
    categories: seed.categories,
    isHot: seed.isHot,
    isNew: seed.isNew,
    folders,
  };
}

/** Larger studios have more games, and neighbors come from different studios where possible. */
function vendorDealer(random: Random, category: Category): () => VendorSeed {
  const bag = VENDORS.filter((vendor) => vendor.categories.includes(category)).flatMap((vendor) => {
    const share = vendor.categories[0] === category ? vendor.weight : Math.ceil(vendor.weight / 4);
    return Array.from({ length: share }, () => vendor);
  });
  return dealer(random, bag);
}

interface GameRequest {
  random: Random;
  names: ReturnType<typeof nameMaker>;
  category: GeneratedCategory;
  vendor: VendorSeed;
  theme: ThemeId;
  rank: number;
  serial: number;
  counts: Record<GeneratedCategory, number>;
}

function makeGame(request: GameRequest): Game {
  const { random, names, category, vendor, theme, rank, serial, counts } = request;
  const id = String(100001 + serial);
  const runs =
    category === 'RNG'
      ? chooseSlotEngine(random)
      : chooseEngine({ category, theme, vendor: vendor.code, serial });
  const classify =
    category === 'RNG'
      ? SLOT_THEMES[theme as keyof typeof SLOT_THEMES].family
      : TABLE_THEMES[theme as keyof typeof TABLE_THEMES].family;
  const name =
    category === 'RNG'
      ? names.slot(SLOT_THEMES[theme as keyof typeof SLOT_THEMES])
      : names.table(category, classify);
  const popularity = popularityAt(random, rank);
  return {
    id,
    nodeId: String(500001 + serial),
    code: `${vendor.code}-${id.slice(1)}`,
    name,
    vendor: vendor.code,
    category,
    classify,
    theme,
    rtpBasisPoints: runs?.rtpBasisPoints ?? KNOWN_RTP[theme] ?? null,
    volatility: runs?.volatility ?? null,
    minBet: random.pick(category === 'RNG' ? MIN_BETS.slice(0, 6) : MIN_BETS),
    lines: runs?.lines ?? 0,
    features: runs === undefined ? [] : [...(runs.features ?? []), VERIFIABLE],
    isHot: rank <= Math.max(2, Math.ceil(counts[category] * 0.03)) || random.chance(0.01),
    isNew: vendor.isNew ? random.chance(0.5) : random.chance(0.06),
    hasDemo: runs !== undefined,
    rank,
    popularity,
    engine: runs?.engine ?? null,
    model: runs?.model ?? null,
  };
}

/** A long tail: the first hundred games get most of the play. */
const popularityAt = (random: Random, rank: number): number =>
  Math.round((420_000 / (rank + 6) ** 0.82) * (0.9 + random.next() * 0.2));

interface LotteryRequest {
  card: LotteryCard;
  rank: number;
  serial: number;
}

/** A lottery as a game: its draws can be verified, and there's no demo play. */
function lotteryGame(random: Random, { card, rank, serial }: LotteryRequest): Game {
  return {
    ...card,
    id: String(100001 + serial),
    nodeId: String(500001 + serial),
    classify: TABLE_THEMES[card.theme].family,
    volatility: null,
    lines: 0,
    features: [VERIFIABLE],
    isHot: rank <= HOT_LOTTERIES,
    isNew: false,
    hasDemo: false,
    rank,
    popularity: popularityAt(random, rank),
    engine: null,
    model: null,
  };
}
