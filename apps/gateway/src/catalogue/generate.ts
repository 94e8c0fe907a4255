import { SLOT_MODELS } from '../play/slot/models';
import { nameMaker } from './names';
import { dealer, seededRandom, type Random } from './random';
import { SLOT_THEMES, TABLE_THEMES, type ThemeId } from './themes';
import { CATEGORIES, type Category, type Game, type Vendor } from './types';
import { VENDORS, type VendorSeed } from './vendors';

/** How many games of each category the demonstration catalogue holds. */
const DEMO_COUNTS: Readonly<Record<Category, number>> = {
  LIVE: 184,
  RNG: 2320,
  FISH: 132,
  PVP: 124,
  SPORTS: 36,
  ESPORTS: 44,
  COCKFIGHT: 12,
  INHOUSE: 40,
  LOTT: 84,
  ELOTT: 108,
};

const THEMES_OF: Readonly<
  Record<Exclude<Category, 'RNG'>, readonly (keyof typeof TABLE_THEMES)[]>
> = {
  LIVE: ['baccarat', 'blackjack', 'roulette', 'sicbo', 'dragontiger', 'wheel', 'colorgame'],
  FISH: ['shooter', 'shark', 'kraken', 'crabboss', 'turtlehunt', 'jellyarcade'],
  PVP: ['poker', 'tongits', 'mahjong', 'domino', 'rummy'],
  SPORTS: ['football', 'basketball', 'tennis', 'boxing', 'volleyball', 'motor'],
  ESPORTS: ['moba', 'fps', 'arena', 'esracing'],
  COCKFIGHT: ['derby'],
  INHOUSE: ['crash', 'mines', 'plinko', 'hilo', 'spin'],
  LOTT: ['lotto', 'drum', 'regional'],
  ELOTT: ['keno', 'bingo', 'minute'],
};

/** What the rules of the game alone return, whoever deals; other table games depend on their pay table. */
const KNOWN_RTP: Readonly<Partial<Record<ThemeId, number>>> = {
  baccarat: 9894,
  roulette: 9730,
  dragontiger: 9627,
};

const MIN_BETS = [100, 100, 100, 200, 200, 500, 1000, 2000];

export interface CatalogueSeed {
  vendors: Vendor[];
  games: Game[];
}

/**
 * The whole demonstration catalogue from one seed.
 *
 * @param size total number of games; slots take up what the other categories leave.
 */
export function generateCatalogue(seed = 'perya', size = 3084): CatalogueSeed {
  const counts = countsFor(size);
  const vendors = VENDORS.map((vendor, index) => toVendor(vendor, index));
  const random = seededRandom(`${seed}:catalogue`);
  const names = nameMaker(random);
  const games: Game[] = [];
  for (const category of CATEGORIES) {
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
  return { vendors, games };
}

function countsFor(size: number): Record<Category, number> {
  const demoTotal = Object.values(DEMO_COUNTS).reduce((sum, count) => sum + count, 0);
  // Small catalogues shrink every category; large ones mostly grow by slots, as real lobbies do.
  const scale = size < demoTotal ? size / demoTotal : Math.min(3, size / demoTotal);
  const counts = { ...DEMO_COUNTS };
  let others = 0;
  for (const category of CATEGORIES) {
    if (category === 'RNG') continue;
    const most = category === 'COCKFIGHT' ? 12 : Infinity;
    counts[category] = Math.min(most, Math.max(4, Math.round(DEMO_COUNTS[category] * scale)));
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

/** Big studios have more games, and no two neighbours come from the same one while there is a choice. */
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
  category: Category;
  vendor: VendorSeed;
  theme: ThemeId;
  rank: number;
  serial: number;
  counts: Record<Category, number>;
}

function makeGame(request: GameRequest): Game {
  const { random, names, category, vendor, theme, rank, serial, counts } = request;
  const id = String(100001 + serial);
  const slot = category === 'RNG' ? random.pick(SLOT_MODELS) : undefined;
  const classify =
    category === 'RNG'
      ? SLOT_THEMES[theme as keyof typeof SLOT_THEMES].family
      : TABLE_THEMES[theme as keyof typeof TABLE_THEMES].family;
  const name =
    category === 'RNG'
      ? names.slot(SLOT_THEMES[theme as keyof typeof SLOT_THEMES])
      : names.table(category, classify);
  // A long tail: the first hundred games take most of the play.
  const popularity = Math.round((420_000 / (rank + 6) ** 0.82) * (0.9 + random.next() * 0.2));
  return {
    id,
    nodeId: String(500001 + serial),
    code: `${vendor.code}-${id.slice(1)}`,
    name,
    vendor: vendor.code,
    category,
    classify,
    theme,
    rtpBasisPoints: slot?.rtpBasisPoints ?? KNOWN_RTP[theme] ?? null,
    volatility: slot?.volatility ?? null,
    minBet: slot === undefined ? random.pick(MIN_BETS) : random.pick(MIN_BETS.slice(0, 6)),
    lines: slot?.lines ?? 0,
    features: slot?.features ?? [],
    isHot: rank <= Math.max(2, Math.ceil(counts[category] * 0.03)) || random.chance(0.01),
    isNew: vendor.isNew ? random.chance(0.5) : random.chance(0.06),
    hasDemo: category === 'RNG',
    rank,
    popularity,
    engine: slot === undefined ? null : 'slot',
    model: slot?.id ?? null,
  };
}
