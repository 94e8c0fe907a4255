import {
  MATCH_RAKE_BASIS_POINTS,
  type MatchFacts,
  type MatchRules,
} from '@perya/game-engines/match';
import { formatDecimal } from '@perya/rules/money';
import type { Job } from '../../../kernel/jobs/jobs';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountPlayRead, mountRoundCall } from '../play/playCalls';
import { roomFor, stakesIn } from '../play/rooms';
import { ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import { act } from './act';
import { advanceMatch, advanceMatches } from './advance';
import { BANK_MS, TURN_MS, WAIT_MS } from './clock';
import { join, leave } from './join';
import { matchState } from './matchState';
import { sweepMatches } from './settle';
import { forgetMatches, lastMatch } from './table';

/** House players act on time even if nobody reads the match. */
const ADVANCE_EVERY_MS = 1_000;
const SWEEP_EVERY_MS = 3_600_000;

/** The engine of a game that players play against each other. */
export function matchEngine({ game: { name, calls }, model }: MatchRules): Engine {
  return {
    name,
    describe: async (_tx, _platform, player) => factsOf(player, model),
    mount: (app, platform) => {
      mountPlayRead(app, platform, calls.match, {
        engine: name,
        read: ({ player }) => readMatch(platform, player),
      });
      mountRoundCall(app, platform, calls.join, {
        engine: name,
        play: async ({ tx, player, input, at }) => {
          await join(tx, platform, player, { ...input, stake: minorUnitsOf(input.stake), at });
          return matchState(tx, platform, player);
        },
      });
      mountRoundCall(app, platform, calls.leave, {
        engine: name,
        whenClosed: true,
        play: async ({ tx, player, input, at }) => {
          await leave(tx, platform, player, { ...input, at });
          return matchState(tx, platform, player);
        },
      });
      mountRoundCall(app, platform, calls.act, {
        engine: name,
        whenClosed: true,
        play: async ({ tx, player, input, at }) => {
          await act(tx, platform, player, { ...input, at });
          return matchState(tx, platform, player);
        },
      });
    },
    reset: forgetMatches,
  };
}

/** The jobs of all games that players play against each other. */
export const MATCH_JOBS: readonly Job[] = [
  { name: 'advance matches', everyMs: ADVANCE_EVERY_MS, run: advanceMatches },
  { name: 'sweep matches', everyMs: SWEEP_EVERY_MS, run: sweepMatches },
];

/** A player's match, after what is due has been done. */
async function readMatch(platform: Platform, player: Player) {
  const { db, clock } = platform;
  const row = await lastMatch(db, ownerOf(player));
  if (row?.nextAt !== undefined && row.nextAt !== null && row.nextAt <= clock.now()) {
    await advanceMatch(platform, row.id);
  }
  return matchState(db, platform, player);
}

function factsOf(player: Player, model: string): MatchFacts & { stakes: string[] } {
  const room = roomFor(player);
  return {
    model,
    roomName: room.name,
    stakes: stakesIn(room).map(formatDecimal),
    rakeBasisPoints: MATCH_RAKE_BASIS_POINTS,
    waitMs: WAIT_MS,
    turnMs: TURN_MS,
    bankMs: BANK_MS,
  };
}
