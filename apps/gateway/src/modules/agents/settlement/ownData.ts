import { eq } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { settlement } from './schema';

/** What the member was paid by contracts. The lines name downlines: they are about other people. */
export const settlementData: OwnData = {
  sections: [
    {
      name: 'agent-settlements',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: settlement,
      of: (memberId) => eq(settlement.agentId, memberId),
      keys: [settlement.id],
      fields: allBut(settlement, 'lines', 'others'),
    },
  ],
};
