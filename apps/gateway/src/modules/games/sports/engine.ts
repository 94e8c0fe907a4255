import { formatDecimal } from '@perya/rules/money';
import * as v from 'valibot';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import type { Engine } from '../play/engine';
import { minorAmount, mountPlayCall, mountPlayRead } from '../play/playCalls';
import { purseOf } from '../play/purse';
import type { Player } from '../play/sessions';
import {
  momentOf,
  fixtureOf,
  priceText,
  ACCEPTS,
  type Board,
  type EventPage,
  type Results,
  type SlipLeg,
  type SlipPrices,
  type SportsFacts,
  type TicketReply,
  type Tickets,
  isSportsCategory,
  SPORTS_OF,
  type Sport,
  type SportsCategory,
  MOST_LEGS,
  MOST_PAYOUT,
} from '@perya/game-engines/sports';
import { courseOf, eventsNow, eventsOver } from './courses';
import { placeTicket, priceLeg, returnsOf, stakeLimits } from './place';
import { settleDue } from './settleDue';
import { ticketOf, ticketsOf } from './tickets';
import { eventPage, wireEvent, wireResult } from './wire';

const SETTLE_MS = 2_000;
const LAST_RESULTS = 20;

const name = v.pipe(v.string(), v.maxLength(40));

/** The sports book: what is on, the slip, and who has won. */
export const sports: Engine = {
  name: 'sports',

  describe: async (_tx, _platform, player): Promise<SportsFacts> => {
    const category = categoryOf(player);
    const offered: readonly Sport[] = SPORTS_OF[category];
    const { least, most } = stakeLimits(player);
    return {
      category,
      sports: offered,
      sport: offered.find((sport) => sport === player.game.theme) ?? offered[0] ?? 'football',
      returns: returnsOf(player),
      minStake: formatDecimal(least),
      maxStake: formatDecimal(most),
      maxPayout: formatDecimal(MOST_PAYOUT),
      maxLegs: MOST_LEGS,
    };
  },

  mount: (app, platform) => {
    const read = <Value extends object>(
      path: string,
      answer: (call: { player: Player; query: URLSearchParams; now: number }) => Promise<Value>,
    ) =>
      mountPlayRead(app, platform, {
        engine: 'sports',
        path: `sports/${path}`,
        read: ({ player, query }) => answer({ player, query, now: platform.clock.now().getTime() }),
      });

    read('board', async ({ player, query, now }): Promise<Board> => {
      const events = await eventsNow(platform, sportOf(player, query), now);
      const returns = returnsOf(player);
      return { now, events: events.map((moment) => wireEvent(moment, returns)) };
    });
    read('event', ({ player, query, now }) => readEvent(platform, player, query, now));
    read('prices', ({ player, query, now }) => readPrices(platform, player, query, now));
    read('tickets', ({ player }) => readTickets(platform, player));
    read('results', async ({ player, query, now }): Promise<Results> => {
      const over = await eventsOver(platform, sportOf(player, query), now, LAST_RESULTS);
      return { list: over.map(wireResult) };
    });

    mountPlayCall(app, platform, {
      engine: 'sports',
      path: 'sports/ticket',
      body: {
        stake: minorAmount(),
        accept: v.picklist(ACCEPTS),
        legs: v.pipe(
          v.array(v.object({ event: name, market: name, selection: name, price: name })),
          v.minLength(1),
          v.maxLength(MOST_LEGS),
        ),
      },
      play: async ({ tx, player, input, at }): Promise<TicketReply> => {
        const id = await placeTicket(tx, platform, player, { ...input, at });
        return {
          ticket: await ticketOf(tx, player, id),
          balance: formatDecimal(await purseOf(tx, player).balance()),
        };
      },
    });
  },

  jobs: [{ name: 'settle sports bets', everyMs: SETTLE_MS, run: settleDue, atStart: true }],
};

async function readEvent(
  platform: Platform,
  player: Player,
  query: URLSearchParams,
  now: number,
): Promise<EventPage> {
  const fixture = fixtureOf(query.get('id') ?? '');
  const offered: readonly Sport[] = SPORTS_OF[categoryOf(player)];
  if (fixture === undefined || !offered.includes(fixture.sport)) throw unknown();
  const course = await courseOf(platform, fixture);
  return eventPage({ ...momentOf(course, now), course }, returnsOf(player), now);
}

async function readPrices(
  platform: Platform,
  player: Player,
  query: URLSearchParams,
  now: number,
): Promise<SlipPrices> {
  const legs = query.getAll('leg').slice(0, MOST_LEGS).map(readLeg);
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
  // Whoever looks sees what is over as over, however long ago the job last looked.
  await settleDue(platform);
  return {
    ...(await ticketsOf(platform.db, player)),
    balance: formatDecimal(await purseOf(platform.db, player).balance()),
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

function sportOf(player: Player, query: URLSearchParams): Sport {
  const offered: readonly Sport[] = SPORTS_OF[categoryOf(player)];
  const asked = offered.find((sport) => sport === query.get('sport'));
  if (asked === undefined) throw unknown();
  return asked;
}

const unknown = () => new Rejection(404, 'NOT_FOUND', 'not_found');
