import { getSettlementDetail, getSettlements } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { startSettlement } from './jobs';
import { settlementDetail, settlements } from './records';
import { seedSettlements } from './seed';

/** What contracts between agents come to, period by period. */
export const agentSettlement: Topic = {
  name: 'settlement',
  routes: [serve(getSettlements, settlements), serve(getSettlementDetail, settlementDetail)],
  seed: seedSettlements,
  start: (platform) => Promise.resolve(startSettlement(platform)),
};
