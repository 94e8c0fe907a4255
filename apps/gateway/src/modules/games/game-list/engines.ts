import { bestReturnOf, BACCARAT_MODELS } from '@perya/game-engines/baccarat';
import { FLIGHT_MODELS } from '@perya/game-engines/crash';
import type { EngineName } from '@perya/game-engines/play-api';
import { fishModel } from '@perya/game-engines/fish';
import { PUSOY_MODEL, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { SLOT_MODELS } from '@perya/game-engines/slot';
import { BOOKS, type Book, isSportsCategory } from '@perya/game-engines/sports';
import { hash32, type Random } from '@perya/game-engines/random';
import type { ThemeId } from './themes';
import type { Category, Game } from './types';

/** Which sandbox game a game of the game list opens, and what its card then states. */
export interface RunsOn extends Partial<Pick<Game, 'volatility' | 'lines' | 'features'>> {
  engine: EngineName;
  model: string;
  /** As the engine's rules return it; null where that cannot be said. */
  rtpBasisPoints: number | null;
}

/** A slot's machine; every slot has one. */
export function slotRunsOn(random: Random): RunsOn {
  const { id, volatility, lines, features, rtpBasisPoints } = random.pick(SLOT_MODELS);
  return { engine: 'slot', model: id, volatility, lines, features, rtpBasisPoints };
}

interface Candidate {
  category: Exclude<Category, 'RNG'>;
  theme: ThemeId;
  vendor: string;
  /** Position in the game list: deals several models among the games of a theme. */
  serial: number;
}

/** What the other games open; undefined where there is nothing to open yet. One line an engine. */
export function runsOn({ category, theme, vendor, serial }: Candidate): RunsOn | undefined {
  if (theme === 'baccarat') return baccaratRunsOn(serial);
  if (isSportsCategory(category)) return bookOf(vendor);
  if (category === 'FISH') return pondOf(theme);
  if (theme === 'crash') return rocketOf(serial);
  if (theme === 'poker') return PUSOY;
  return undefined;
}

/** Two tables of three keep a commission, the third is without. */
function baccaratRunsOn(serial: number): RunsOn {
  const { id } = BACCARAT_MODELS[serial % 3 === 2 ? 1 : 0];
  return { engine: 'baccarat', model: id, rtpBasisPoints: bestReturnOf(id) };
}

/** A vendor takes the same share in all its books. */
function bookOf(vendor: string): RunsOn {
  const books = Object.keys(BOOKS) as Book[];
  const model = books[hash32(vendor) % books.length] ?? 'book-950';
  return { engine: 'sports', model, rtpBasisPoints: BOOKS[model] };
}

/** To who arranges as the house's players do all but the rake comes back: see `play/pusoy/table.ts`. */
const PUSOY: RunsOn = {
  engine: 'pusoy',
  model: PUSOY_MODEL,
  rtpBasisPoints: 10_000 - RAKE_BASIS_POINTS,
};

/** Wherever one cashes out, a rocket returns the same. */
function rocketOf(serial: number): RunsOn | undefined {
  const model = FLIGHT_MODELS[serial % FLIGHT_MODELS.length];
  return model && { engine: 'crash', model: model.id, rtpBasisPoints: model.rtpBasisPoints };
}

/** Each kind of hunt has its own pond, by its name. */
function pondOf(theme: ThemeId): RunsOn | undefined {
  const model = fishModel(theme);
  return model && { engine: 'fish', model: model.id, rtpBasisPoints: model.rtpBasisPoints };
}
