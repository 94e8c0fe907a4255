import { bestReturnOf, BACCARAT_MODELS } from '@perya/game-engines/baccarat';
import { FLIGHT_MODELS } from '@perya/game-engines/crash';
import type { EngineName } from '@perya/game-engines/play-api';
import { fishModel } from '@perya/game-engines/fish';
import { PUSOY_MODEL, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { SLOT_MODELS } from '@perya/game-engines/slot';
import { BOOK_RETURNS, type Book, isSportsCategory } from '@perya/game-engines/sports';
import { hash32, type Random } from '@perya/game-engines/random';
import type { ThemeId } from './themes';
import type { Category, Game } from './types';

/** The engine and model of a game in the game list, and what its card states as a result. */
export interface GameEngineInfo extends Partial<Pick<Game, 'volatility' | 'lines' | 'features'>> {
  engine: EngineName;
  model: string;
  /** The return by the engine's rules; null if it can't be stated. */
  rtpBasisPoints: number | null;
}

/** A slot's machine; every slot has one. */
export function chooseSlotEngine(random: Random): GameEngineInfo {
  const { id, volatility, lines, features, rtpBasisPoints } = random.pick(SLOT_MODELS);
  return { engine: 'slot', model: id, volatility, lines, features, rtpBasisPoints };
}

interface Candidate {
  category: Exclude<Category, 'RNG'>;
  theme: ThemeId;
  vendor: string;
  /** Position in the game list: distributes several models among the games of a theme. */
  serial: number;
}

/** The engine of the other games; undefined if they can't be opened yet. One line per engine. */
export function chooseEngine({
  category,
  theme,
  vendor,
  serial,
}: Candidate): GameEngineInfo | undefined {
  if (theme === 'baccarat') return baccaratRunsOn(serial);
  if (isSportsCategory(category)) return bookOf(vendor);
  if (category === 'FISH') return pondOf(theme);
  if (theme === 'crash') return rocketOf(serial);
  if (theme === 'poker') return PUSOY;
  return undefined;
}

/** Two out of three tables take a commission; the third doesn't. */
function baccaratRunsOn(serial: number): GameEngineInfo {
  const { id } = BACCARAT_MODELS[serial % 3 === 2 ? 1 : 0];
  return { engine: 'baccarat', model: id, rtpBasisPoints: bestReturnOf(id) };
}

/** All sports books of a vendor have the same margin. */
function bookOf(vendor: string): GameEngineInfo {
  const books = Object.keys(BOOK_RETURNS) as Book[];
  const model = books[hash32(vendor) % books.length] ?? 'book-950';
  return { engine: 'sports', model, rtpBasisPoints: BOOK_RETURNS[model] };
}

/**
 * Returns everything but the rake to a player who arranges cards like the house's players: see
 * `@perya/game-engines/pusoy`.
 */
const PUSOY: GameEngineInfo = {
  engine: 'pusoy',
  model: PUSOY_MODEL,
  rtpBasisPoints: 10_000 - RAKE_BASIS_POINTS,
};

/** A rocket has the same return for every cash-out height. */
function rocketOf(serial: number): GameEngineInfo | undefined {
  const model = FLIGHT_MODELS[serial % FLIGHT_MODELS.length];
  return model && { engine: 'crash', model: model.id, rtpBasisPoints: model.rtpBasisPoints };
}

/** Each kind of hunt has its own model with the same name. */
function pondOf(theme: ThemeId): GameEngineInfo | undefined {
  const model = fishModel(theme);
  return model && { engine: 'fish', model: model.id, rtpBasisPoints: model.rtpBasisPoints };
}
