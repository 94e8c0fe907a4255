import { LOTTERIES } from '@perya/rules/lottery';
import {
  chooseEngine,
  chooseSlotEngine,
  themesIn,
  type GameEngineInfo,
  type TableCategory,
  type TableTheme,
} from './engines';
import { lotteryCards, type LotteryCard } from './lotteries';
import { nameMaker, type NameGenerator } from './names';
import { dealer, seededRandom, type Random } from '@perya/game-engines/random';
import { SLOT_THEMES, TABLE_THEMES } from './themes';
import {
  CATEGORIES,
  isLotteryCategory,
  type Category,
  type EngineCategory,
  type EngineGame,
  type Game,
  type LotteryCategory,
  type LotteryGame,
  type Vendor,
} from './types';
import { VENDORS, type VendorSeed } from './vendors';

/** The categories of generated games. Lotteries are not generated: they come from the rules. */
const GENERATED: readonly EngineCategory[] = CATEGORIES.filter(
  (category) => !isLotteryCategory(category),
);
const LOTTERIES_IN: readonly LotteryCategory[] = CATEGORIES.filter(isLotteryCategory);

/** The number of games per category in the demo game list. Categories with one kind of game have fewer. */
const DEMO_COUNTS: Readonly<Record<EngineCategory, number>> = {
  LIVE: 196,
  RNG: 2376,
  FISH: 132,
  PVP: 60,
  SPORTS: 36,
  ESPORTS: 44,
  COCKFIGHT: 12,
  INHOUSE: 36,
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
  for (const category of GENERATED) {
    const vendorOf = vendorDealer(random, category);
    const subjectOf = subjectDealer(random, names, category);
    for (let rank = 1; rank <= counts[category]; rank += 1) {
      const vendor = vendorOf();
      const serial = games.length;
      const subject = subjectOf({ vendor: vendor.code, serial });
      games.push(makeGame({ random, category, vendor, subject, rank, serial, counts }));
    }
  }
  for (const category of LOTTERIES_IN) {
    for (const [place, card] of lotteryCards(category).entries()) {
      games.push(lotteryGame(random, { card, category, rank: place + 1, serial: games.length }));
    }
  }
  return { vendors, games };
}

function countsFor(size: number): Record<EngineCategory, number> {
  const demoTotal = Object.values(DEMO_COUNTS).reduce((sum, count) => sum + count, 0);
  // Small game lists shrink every category; large ones mostly gain slots, like real lobbies.
  const scale = size < demoTotal ? size / demoTotal : Math.min(3, size / demoTotal);
  const counts = { ...DEMO_COUNTS };
  let others = LOTTERIES.length;
  for (const category of GENERATED) {
    if (category === 'RNG') continue;
    const max = category === 'COCKFIGHT' ? 12 : Infinity;
    // At any size, every kind of game exists, so that all games that run here can be played.
    const min = Math.max(4, themesIn(category).length);
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

/** What a game shows and runs. */
interface Subject {
  theme: string;
  classify: string;
  name: string;
  runs: GameEngineInfo;
}

type DealSubject = (game: { vendor: string; serial: number }) => Subject;

/** The subjects of a category, in an order in which neighbors have different themes where possible. */
function subjectDealer(
  random: Random,
  names: NameGenerator,
  category: EngineCategory,
): DealSubject {
  return category === 'RNG' ? slotDealer(random, names) : tableDealer(random, names, category);
}

function slotDealer(random: Random, names: NameGenerator): DealSubject {
  const themeOf = dealer(random, Object.keys(SLOT_THEMES) as (keyof typeof SLOT_THEMES)[]);
  return () => {
    const theme = themeOf();
    const runs = chooseSlotEngine(random);
    const { family: classify } = SLOT_THEMES[theme];
    return { theme, classify, name: names.slot(SLOT_THEMES[theme]), runs };
  };
}

function tableDealer(random: Random, names: NameGenerator, category: TableCategory): DealSubject {
  const themeOf = dealer<TableTheme>(random, themesIn(category));
  return (game) => {
    const theme = themeOf();
    const { family: classify } = TABLE_THEMES[theme];
    return { theme, classify, name: names.table(category, theme), runs: chooseEngine(theme, game) };
  };
}

interface GameRequest {
  random: Random;
  category: EngineCategory;
  vendor: VendorSeed;
  subject: Subject;
  rank: number;
  serial: number;
  counts: Record<EngineCategory, number>;
}

function makeGame(request: GameRequest): EngineGame {
  const { random, category, vendor, subject, rank, serial, counts } = request;
  const { theme, classify, name, runs } = subject;
  const id = String(100001 + serial);
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
    rtpBasisPoints: runs.rtpBasisPoints,
    volatility: runs.volatility ?? null,
    minBet: random.pick(category === 'RNG' ? MIN_BETS.slice(0, 6) : MIN_BETS),
    lines: runs.lines ?? 0,
    features: [...(runs.features ?? []), VERIFIABLE],
    isHot: rank <= Math.max(2, Math.ceil(counts[category] * 0.03)) || random.chance(0.01),
    isNew: vendor.isNew ? random.chance(0.5) : random.chance(0.06),
    hasDemo: true,
    rank,
    popularity,
    engine: runs.engine,
    model: runs.model,
  };
}

/** A long tail: the first hundred games get most of the play. */
const popularityAt = (random: Random, rank: number): number =>
  Math.round((420_000 / (rank + 6) ** 0.82) * (0.9 + random.next() * 0.2));

interface LotteryRequest {
  card: LotteryCard;
  category: LotteryCategory;
  rank: number;
  serial: number;
}

/** A lottery as a game: its draws can be verified, and there's no demo play. */
function lotteryGame(
  random: Random,
  { card, category, rank, serial }: LotteryRequest,
): LotteryGame {
  return {
    ...card,
    category,
    id: String(100001 + serial),
    nodeId: String(500001 + serial),
    classify: TABLE_THEMES[card.theme].family,
    // Stated by the game list, for the brand's prize mode.
    rtpBasisPoints: null,
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
