import type { Hono } from 'hono';
import type { Game } from '../game-list/types';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import type { EngineName } from '@perya/game-engines/play-api';
import type { Player } from './sessions';
import { stakesOf } from '../game-list/stakes';
import type { Job } from '../../../kernel/jobs/jobs';

/**
 * The gateway's part of a sandbox game. They are listed in `engines.ts`; README.md describes how to add one.
 */
export interface Engine {
  readonly name: EngineName;
  /** What its page needs in addition to the facts common to all games; included in the reply of `open`. */
  describe(tx: Db, platform: Platform, player: Player): Promise<object>;
  /** Mounts its own calls, using `mountRoundCall` and `mountPlayRead`. */
  mount(app: Hono, platform: Platform): void;
  /** The stakes it accepts, in minor units. Default: the usual steps. */
  readonly stakes?: (game: Game) => bigint[];
  readonly jobs?: readonly Job[];
  /** Clears cached data after the sandbox's reset. */
  readonly reset?: (platform: Platform) => void;
}

/** The stakes of a game, lowest first. */
export const stakesFor = (engine: Engine, game: Game): bigint[] =>
  (engine.stakes ?? stakesOf)(game);
