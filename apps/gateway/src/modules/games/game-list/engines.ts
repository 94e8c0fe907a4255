import { BACCARAT_MODELS, BACCARAT_RULES } from '@perya/game-engines/baccarat';
import { BLACKJACK_MODELS, BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { COLOR_GAME_MODELS, COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { FLIGHT_MODELS } from '@perya/game-engines/crash';
import { bestReturnOf, type TableRules } from '@perya/game-engines/live-table';
import type { EngineName } from '@perya/game-engines/play-api';
import { DRAGON_TIGER_MODELS, DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import { fishModel } from '@perya/game-engines/fish';
import { HI_LO_RULES } from '@perya/game-engines/hi-lo';
import type { InstantRules } from '@perya/game-engines/instant';
import type { MatchRules } from '@perya/game-engines/match';
import { MINES_RULES } from '@perya/game-engines/mines';
import { PLINKO_RULES } from '@perya/game-engines/plinko';
import { PUSOY_MODEL, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { MONEY_WHEEL_MODELS, MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { ROULETTE_MODELS, ROULETTE_RULES } from '@perya/game-engines/roulette';
import { SIC_BO_MODELS, SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { SLOT_MODELS } from '@perya/game-engines/slot';
import { BOOK_RETURNS, type Book } from '@perya/game-engines/sports';
import { TONGITS_RULES } from '@perya/game-engines/tongits';
import { DOMINOES_RULES } from '@perya/game-engines/dominoes';
import { WHEEL_RULES } from '@perya/game-engines/wheel';
import { hash32, type Random } from '@perya/game-engines/random';
import type { TABLE_THEMES } from './themes';
import type { EngineCategory, Game } from './types';

/** The engine and model of a game in the game list, and what its card states as a result. */
export interface GameEngineInfo extends Partial<Pick<Game, 'volatility' | 'lines' | 'features'>> {
  engine: EngineName;
  model: string;
  /** The return by the engine's rules; null if players win only from each other. */
  rtpBasisPoints: number | null;
}

/** A slot's machine; every slot has one. */
export function chooseSlotEngine(random: Random): GameEngineInfo {
  const { id, volatility, lines, features, rtpBasisPoints } = random.pick(SLOT_MODELS);
  return { engine: 'slot', model: id, volatility, lines, features, rtpBasisPoints };
}

interface Candidate {
  vendor: string;
  /** Position in the game list: distributes several models among the games of a theme. */
  serial: number;
}

type ChooseEngine = (game: Candidate) => GameEngineInfo;

/** A live table with a model of its rules. */
const table =
  (rules: TableRules, { id }: { id: string }, features: readonly string[] = []): ChooseEngine =>
  () => ({
    engine: rules.table.name,
    model: id,
    rtpBasisPoints: bestReturnOf(rules, id),
    features,
  });

/** Each kind of hunt has its own model with the same name. */
const pond =
  (theme: keyof typeof TABLE_THEMES): ChooseEngine =>
  () => {
    const model = fishModel(theme);
    if (model === undefined) throw new Error(`There is no pond ${theme}.`);
    return { engine: 'fish', model: model.id, rtpBasisPoints: model.rtpBasisPoints };
  };

/**
 * Returns everything but the rake to a player who arranges cards like the house's players: see
 * `@perya/game-engines/pusoy`.
 */
const pusoy: ChooseEngine = () => ({
  engine: 'pusoy',
  model: PUSOY_MODEL,
  rtpBasisPoints: 10_000 - RAKE_BASIS_POINTS,
});

/** Players win from each other, less a rake: there is no return to state. */
const matches =
  ({ game: { name }, model }: MatchRules): ChooseEngine =>
  () => ({ engine: name, model, rtpBasisPoints: null });

/** All sports books of a vendor have the same margin. */
const book: ChooseEngine = ({ vendor }) => {
  const books = Object.keys(BOOK_RETURNS) as Book[];
  const model = books[hash32(vendor) % books.length] ?? 'book-950';
  return { engine: 'sports', model, rtpBasisPoints: BOOK_RETURNS[model] };
};

/** A rocket has the same return for every cash-out height. */
const rocket: ChooseEngine = ({ serial }) => {
  const model = FLIGHT_MODELS[serial % FLIGHT_MODELS.length];
  if (model === undefined) throw new Error('There are no rockets.');
  const { id, rtpBasisPoints } = model;
  return { engine: 'crash', model: id, rtpBasisPoints, features: ['AUTO_CASH_OUT'] };
};

/** An instant game; the return is that of its best choice. */
const instant =
  ({ game: { name }, models }: InstantRules): ChooseEngine =>
  ({ serial }) => {
    const model = models[serial % models.length];
    if (model === undefined) throw new Error(`${name} has no models.`);
    return { engine: name, model: model.id, rtpBasisPoints: model.rtpBasisPoints, features: [] };
  };

/**
 * The themes of each category's games, and the engine of a theme's games. A theme is listed only if an engine
 * runs its games, so that every game opens. Slots have any slot theme.
 */
const THEME_ENGINES = {
  LIVE: {
    baccarat: table(BACCARAT_RULES, BACCARAT_MODELS[0], ['SIDE_BETS']),
    nocommission: table(BACCARAT_RULES, BACCARAT_MODELS[1], ['SIDE_BETS', 'NO_COMMISSION']),
    roulette: table(ROULETTE_RULES, ROULETTE_MODELS[0]),
    frenchroulette: table(ROULETTE_RULES, ROULETTE_MODELS[1]),
    dragontiger: table(DRAGON_TIGER_RULES, DRAGON_TIGER_MODELS[0], ['SIDE_BETS']),
    colorgame: table(COLOR_GAME_RULES, COLOR_GAME_MODELS[0]),
    sicbo: table(SIC_BO_RULES, SIC_BO_MODELS[0]),
    moneywheel: table(MONEY_WHEEL_RULES, MONEY_WHEEL_MODELS[0]),
    blackjack: table(BLACKJACK_RULES, BLACKJACK_MODELS[0], ['SIDE_BETS']),
  },
  FISH: {
    shooter: pond('shooter'),
    shark: pond('shark'),
    kraken: pond('kraken'),
    crabboss: pond('crabboss'),
    turtlehunt: pond('turtlehunt'),
    jellyarcade: pond('jellyarcade'),
  },
  PVP: { poker: pusoy, tongits: matches(TONGITS_RULES), dominoes: matches(DOMINOES_RULES) },
  SPORTS: {
    football: book,
    basketball: book,
    tennis: book,
    boxing: book,
    volleyball: book,
    motor: book,
  },
  ESPORTS: { moba: book, fps: book, arena: book, esracing: book },
  COCKFIGHT: { derby: book },
  INHOUSE: {
    crash: rocket,
    mines: instant(MINES_RULES),
    hilo: instant(HI_LO_RULES),
    plinko: instant(PLINKO_RULES),
    prizewheel: instant(WHEEL_RULES),
  },
} as const satisfies Record<
  TableCategory,
  Readonly<Partial<Record<keyof typeof TABLE_THEMES, ChooseEngine>>>
>;

/** The categories of games that aren't slots. */
export type TableCategory = Exclude<EngineCategory, 'RNG'>;

/** The themes of games that aren't slots. */
export type TableTheme = {
  [C in TableCategory]: keyof (typeof THEME_ENGINES)[C];
}[TableCategory];

export const themesIn = (category: TableCategory): TableTheme[] =>
  Object.keys(THEME_ENGINES[category]) as TableTheme[];

const ENGINES: Readonly<Record<TableTheme, ChooseEngine>> = {
  ...THEME_ENGINES.LIVE,
  ...THEME_ENGINES.FISH,
  ...THEME_ENGINES.PVP,
  ...THEME_ENGINES.SPORTS,
  ...THEME_ENGINES.ESPORTS,
  ...THEME_ENGINES.COCKFIGHT,
  ...THEME_ENGINES.INHOUSE,
};

/** The engine of a game that isn't a slot. */
export const chooseEngine = (theme: TableTheme, game: Candidate): GameEngineInfo =>
  ENGINES[theme](game);
