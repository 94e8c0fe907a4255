import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  allBut,
  deletedAfter,
  fieldOf,
  KEPT_RECORD,
  quantity,
  type DataField,
  type OwnData,
} from '../../kernel/own-data/section';
import { member } from '../identity';
import { tableSeat, tableSlip } from './live-table/schema';
import { matchSeat } from './match/schema';
import { freeSpinGrant } from './free-spins/schema';
import { demoWallet, fairRound, fairSeed } from './play/schema';
import { slotFeature } from './slot/schema';
import { sportsLeg, sportsTicket } from './sports/schema';

const currencyOf = (memberId: PgColumn): DataField => ({
  value: sql`(select ${member.currency} from ${member} where ${member.id} = ${memberId})`,
  kind: 'text',
});

/** What an open round will show isn't known to its player yet. */
const whenSettled = (column: PgColumn): DataField => ({
  value: sql`case when ${fairRound.settledAt} is not null then ${column} end`,
  kind: 'json',
});

/** A server seed is secret until no round is played with it any more. */
const revealedSeed: DataField = {
  value: sql`case when ${fairSeed.revealedAt} is not null and not exists (
    select 1 from ${fairRound} where ${fairRound.seedId} = ${fairSeed.id}
      and ${fairRound.settledAt} is null) then ${fairSeed.serverSeed} end`,
  kind: 'text',
};

/** Rounds, their seeds, and what is left of them. The bets themselves are in the betting record. */
export const playData: OwnData = {
  sections: [
    {
      name: 'rounds',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: fairRound,
      of: (memberId) => eq(fairRound.memberId, memberId),
      keys: [fairRound.playedAt, fairRound.id],
      fields: {
        ...allBut(fairRound, 'memberId', 'outcome', 'details'),
        currency: currencyOf(fairRound.memberId),
        outcome: whenSettled(fairRound.outcome),
        details: whenSettled(fairRound.details),
      },
    },
    {
      name: 'seeds',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: fairSeed,
      of: (memberId) => eq(fairSeed.memberId, memberId),
      keys: [fairSeed.id],
      fields: {
        ...allBut(fairSeed, 'memberId', 'serverSeed', 'nextNonce'),
        revealedServerSeed: revealedSeed,
      },
    },
    {
      name: 'play-money',
      chapter: 'play',
      erasure: deletedAfter('identity'),
      table: demoWallet,
      of: (memberId) => eq(demoWallet.memberId, memberId),
      keys: [demoWallet.memberId],
      fields: {
        ...allBut(demoWallet, 'memberId'),
        currency: currencyOf(demoWallet.memberId),
      },
    },
    {
      name: 'table-bets',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: tableSlip,
      of: (memberId) => eq(tableSlip.memberId, memberId),
      keys: [tableSlip.id],
      fields: {
        ...allBut(tableSlip, 'memberId'),
        currency: currencyOf(tableSlip.memberId),
      },
    },
    {
      name: 'table-seats',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: tableSeat,
      of: (memberId) => eq(tableSeat.memberId, memberId),
      keys: [tableSeat.gameId],
      fields: allBut(tableSeat, 'memberId'),
    },
    {
      name: 'match-seats',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: matchSeat,
      of: (memberId) => eq(matchSeat.memberId, memberId),
      keys: [matchSeat.joinedAt, matchSeat.matchId],
      fields: {
        ...allBut(matchSeat, 'memberId'),
        currency: currencyOf(matchSeat.memberId),
      },
    },
    {
      name: 'slot-free-spins-left',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: slotFeature,
      of: (memberId) => eq(slotFeature.memberId, memberId),
      keys: [slotFeature.id],
      fields: {
        ...allBut(slotFeature, 'id', 'memberId'),
        currency: currencyOf(slotFeature.memberId),
      },
    },
    {
      name: 'sports-slips',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: sportsTicket,
      of: (memberId) => eq(sportsTicket.memberId, memberId),
      keys: [sportsTicket.placedAt, sportsTicket.id],
      fields: allBut(sportsTicket, 'memberId'),
    },
    {
      name: 'sports-selections',
      chapter: 'play',
      erasure: KEPT_RECORD,
      table: sportsLeg,
      joins: [{ table: sportsTicket, on: eq(sportsTicket.id, sportsLeg.ticketId) }],
      of: (memberId) => eq(sportsTicket.memberId, memberId),
      keys: [sportsLeg.ticketId, sportsLeg.place],
      // The end of an event is for the settling job alone.
      fields: allBut(sportsLeg, 'endsAt'),
    },
    {
      name: 'free-spins',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: freeSpinGrant,
      of: (memberId) => eq(freeSpinGrant.memberId, memberId),
      keys: [freeSpinGrant.id],
      fields: {
        ...allBut(freeSpinGrant, 'memberId', 'turnoverMultiple'),
        currency: fieldOf(freeSpinGrant.currency),
        turnoverMultiple: quantity(freeSpinGrant.turnoverMultiple),
      },
    },
  ],
};
