import { formatDecimal } from '@perya/rules/money';
import * as v from 'valibot';
import type { Engine } from '../play/engine';
import { minorAmount, mountPlayCall, mountPlayRead } from '../play/playCalls';
import { CARDS, type TableFacts, HAND_SIZE, RAKE_BASIS_POINTS } from '@perya/game-engines/pusoy';
import { currentRound, dealRound, roomFor, settleTables, showRound, stakesIn } from './play';

/** How often the cards of players who are gone are laid. */
const SWEEP_MS = 5000;

const CARD = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS - 1));

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
    mountPlayCall(app, platform, {
      engine: 'pusoy',
      path: 'pusoy/deal',
      body: { stake: minorAmount() },
      play: ({ tx, player, input, at }) => dealRound(tx, platform, player, { ...input, at }),
    });
    mountPlayCall(app, platform, {
      engine: 'pusoy',
      path: 'pusoy/show',
      body: {
        roundId: v.pipe(v.string(), v.uuid()),
        laid: v.pipe(v.array(CARD), v.length(HAND_SIZE)),
      },
      play: ({ tx, player, input, at }) => showRound(tx, player, { ...input, at }),
    });
    mountPlayRead(app, platform, {
      engine: 'pusoy',
      path: 'pusoy/round',
      read: async ({ player }) =>
        (await platform.db.transaction((tx) => currentRound(tx, player, platform.clock.now()))) ?? {
          round: null,
        },
    });
  },
  jobs: [{ name: 'settle card tables', everyMs: SWEEP_MS, run: settleTables }],
};
