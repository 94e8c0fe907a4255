import { formatDecimal } from '@perya/rules/money';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountPlayRead, mountRoundCall } from '../play/playCalls';
import {
  currentRoundCall,
  dealCall,
  RAKE_BASIS_POINTS,
  showCall,
  type TableFacts,
} from '@perya/game-engines/pusoy';
import { roomFor, stakesIn } from '../play/rooms';
import { currentRound, dealRound, settleTables, showRound } from './play';

/** The interval at which cards are laid for players who are away. */
const SWEEP_MS = 5000;

/** Nine-card Pusoy against three players of the house. */
export const pusoy: Engine = {
  name: 'pusoy',
  describe: async (tx, platform, player): Promise<TableFacts> => {
    const room = roomFor(player);
    const current = await currentRound(tx, player, platform.clock.now());
    return {
      roomName: room.name,
      stakes: stakesIn(room).map(formatDecimal),
      rakeBasisPoints: RAKE_BASIS_POINTS,
      round: current?.round ?? null,
    };
  },
  mount: (app, platform) => {
    mountRoundCall(app, platform, dealCall, {
      engine: 'pusoy',
      play: ({ tx, player, input, at }) =>
        dealRound(tx, platform, player, { stake: minorUnitsOf(input.stake), at }),
    });
    mountRoundCall(app, platform, showCall, {
      engine: 'pusoy',
      whenClosed: true,
      play: ({ tx, player, input, at }) => showRound(tx, player, { ...input, at }),
    });
    mountPlayRead(app, platform, currentRoundCall, {
      engine: 'pusoy',
      read: async ({ player }) =>
        (await platform.db.transaction((tx) => currentRound(tx, player, platform.clock.now()))) ?? {
          round: null,
        },
    });
  },
  jobs: [{ name: 'settle card tables', everyMs: SWEEP_MS, run: settleTables }],
};
