import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, quantity, type OwnData } from '../../../kernel/own-data/section';
import { checkInDay } from './schema';
import { tournamentEntry } from './tournaments/schema';
import { raffleTicket, wheelSpin } from './wheel/schema';

/** Check-ins, wheel tickets and spins, and tournaments. */
export const activityData: OwnData = {
  sections: [
    {
      name: 'check-ins',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: checkInDay,
      of: (memberId) => eq(checkInDay.memberId, memberId),
      keys: [checkInDay.day],
      fields: allBut(checkInDay, 'memberId'),
    },
    {
      name: 'wheel-tickets',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: raffleTicket,
      of: (memberId) => eq(raffleTicket.memberId, memberId),
      keys: [raffleTicket.id],
      fields: allBut(raffleTicket, 'memberId'),
    },
    {
      name: 'wheel-spins',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: wheelSpin,
      of: (memberId) => eq(wheelSpin.memberId, memberId),
      keys: [wheelSpin.id],
      fields: allBut(wheelSpin, 'memberId'),
    },
    {
      name: 'tournaments',
      chapter: 'rewards',
      erasure: KEPT_RECORD,
      table: tournamentEntry,
      of: (memberId) => eq(tournamentEntry.memberId, memberId),
      keys: [tournamentEntry.tournamentId],
      fields: {
        ...allBut(tournamentEntry, 'memberId', 'score'),
        score: quantity(tournamentEntry.score),
      },
    },
  ],
};
