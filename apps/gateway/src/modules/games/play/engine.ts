import type { Hono } from 'hono';
import type { Game } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import type { EngineName } from '@perya/game-engines/play-api';
import type { Player } from './sessions';
import { stakesOf } from '../game-list/stakes';
import type { Job } from '../../../kernel/jobs/jobs';

/** A sandbox game's half on the platform. `engines.ts` lists them; README.md says how to add one. */
export interface Engine {
  readonly name: EngineName;
  /** What its page needs to know beyond what every game tells; goes into the answer of `open`. */
  describe(tx: Db, platform: Platform, player: Player): Promise<object>;
  /** Its own calls, by `mountRoundCall` and `mountPlayRead`. */
  mount(app: Hono, platform: Platform): void;
  /** The stakes that it takes, minor units, where they are not the usual steps. */
  readonly stakes?: (game: Game) => bigint[];
  readonly jobs?: readonly Job[];
  /** Forgets what it holds in memory, after the sandbox's reset. */
  readonly reset?: (platform: Platform) => void;
}

/** The stakes of a game, smallest first. */
export const stakesFor = (engine: Engine, game: Game): bigint[] =>
  (engine.stakes ?? stakesOf)(game);
