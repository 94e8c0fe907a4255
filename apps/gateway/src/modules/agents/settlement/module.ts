import { getSettlementDetail, getSettlements } from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { settlementJob } from './jobs';
import { settlementDetail, settlements } from './records';
import { seedSettlements } from './seed';
import { settlementData } from './ownData';

/** Settlement of contracts between agents, period by period. */
export const agentSettlement: Module = {
  name: 'settlement',
  ownData: settlementData,
  routes: [serve(getSettlements, settlements), serve(getSettlementDetail, settlementDetail)],
  seedDemo: seedSettlements,
  jobs: [settlementJob],
};
