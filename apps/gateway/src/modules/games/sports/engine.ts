import { formatDecimal } from '@perya/rules/money';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { minorUnitsOf, mountPlayRead, mountRoundCall } from '../play/playCalls';
import { gameWalletOf } from '../play/gameWallet';
import type { Player } from '../play/sessions';
import {
  momentOf,
  fixtureOf,
  priceText,
  boardCall,
  eventCall,
  placeTicketCall,
  pricesCall,
  resultsCall,
  ticketsCall,
  type EventPage,
  type SlipLeg,
  type SlipPrices,
  type SportsFacts,
  type Tickets,
  isSportsCategory,
  SPORTS_OF,
  type Sport,
  type SportsCategory,
  MAX_LEGS,
  MAX_PAYOUT,
} from '@perya/game-engines/sports';
import { courseOf, eventsNow, eventsOver } from './courses';
import { placeTicket, priceLeg, returnsOf, stakeLimits } from './place';
import { settleDue } from './settleDue';
import { ticketOf, ticketsOf } from './tickets';
import { eventPage, wireEvent, wireResult } from './wire';

const SETTLE_MS = 2_000;
const LAST_RESULTS = 20;

/** The sports book: current events, the slip, and results. */
export const sports: Engine = {
  name: 'sports',

  describe: async (_tx, _platform, player): Promise<SportsFacts> => {
    const category = categoryOf(player);
    const offered: readonly Sport[] = SPORTS_OF[category];
    const { min, max } = stakeLimits(player);
    return {
      category,
      sports: offered,
      sport: offered.find((sport) => sport === player.game.theme) ?? offered[0] ?? 'football',
      returns: returnsOf(player),
      minStake: formatDecimal(min),
      maxStake: formatDecimal(max),
      maxPayout: formatDecimal(MAX_PAYOUT),
      maxLegs: MAX_LEGS,
    };
  },

  mount: (app, platform) => {
    const engine = 'sports';
    const invalid = unknown;
    const nowMs = () => platform.clock.now().getTime();
    mountPlayRead(app, platform, boardCall, {
      engine,
      invalid,
      read: async ({ player, input }) => {
        const now = nowMs();
        const events = await eventsNow(platform, offeredTo(player, input.sport), now);
        const returns = returnsOf(player);
        return { now, events: events.map((moment) => wireEvent(moment, returns)) };
      },
    });
    mountPlayRead(app, platform, eventCall, {
      engine,
      invalid,
      read: ({ player, input }) => readEvent(platform, player, input.id, nowMs()),
    });
    mountPlayRead(app, platform, pricesCall, {
      engine,
      read: ({ player, input }) => readPrices(platform, player, input.leg, nowMs()),
    });
    mountPlayRead(app, platform, ticketsCall, {
      engine,
      read: ({ player }) => readTickets(platform, player),
    });
    mountPlayRead(app, platform, resultsCall, {
      engine,
      invalid,
      read: async ({ player, input }) => {
        const sport = offeredTo(player, input.sport);
        const over = await eventsOver(platform, sport, nowMs(), LAST_RESULTS);
        return { list: over.map(wireResult) };
      },
    });
    mountRoundCall(app, platform, placeTicketCall, {
      engine,
      play: async ({ tx, player, input, at }) => {
        const stake = minorUnitsOf(input.stake);
        const id = await placeTicket(tx, platform, player, { ...input, stake, at });
        return {
          ticket: await ticketOf(tx, player, id),
          balance: formatDecimal(await gameWalletOf(tx, player).balance()),
        };
      },
    });
  },

  jobs: [{ name: 'settle sports bets', everyMs: SETTLE_MS, run: settleDue, atStart: true }],
};

async function readEvent(
  platform: Platform,
  player: Player,
  id: string,
  now: number,
): Promise<EventPage> {
  const fixture = fixtureOf(id);
  const offered: readonly Sport[] = SPORTS_OF[categoryOf(player)];
  if (fixture === undefined || !offered.includes(fixture.sport)) throw unknown();
  const course = await courseOf(platform, fixture);
  return eventPage({ ...momentOf(course, now), course }, returnsOf(player), now);
}

async function readPrices(
  platform: Platform,
  player: Player,
  texts: readonly string[],
  now: number,
): Promise<SlipPrices> {
  const legs = texts.slice(0, MAX_LEGS).map(readLeg);
  const priced = await Promise.all(legs.map((leg) => priceLeg(platform, player, leg, now)));
  return {
    now,
    list: priced.map(({ price, isOpen, phase }) => ({
      price: price === undefined ? null : priceText(price),
      isOpen,
      phase,
    })),
  };
}

async function readTickets(platform: Platform, player: Player): Promise<Tickets> {
  // Settles finished events before reading, regardless of when the job last ran.
  await settleDue(platform);
  return {
    ...(await ticketsOf(platform.db, player)),
    balance: formatDecimal(await gameWalletOf(platform.db, player).balance()),
  };
}

function readLeg(text: string): SlipLeg {
  const [event = '', market = '', selection = ''] = text.split('|');
  return { event, market, selection };
}

function categoryOf({ game }: Player): SportsCategory {
  if (!isSportsCategory(game.category)) throw unknown();
  return game.category;
}

/** Returns the sport if the player's book offers it; rejects otherwise. */
function offeredTo(player: Player, sport: Sport): Sport {
  const offered: readonly Sport[] = SPORTS_OF[categoryOf(player)];
  if (!offered.includes(sport)) throw unknown();
  return sport;
}

const unknown = () => new Rejection(404, 'NOT_FOUND', 'not_found');
