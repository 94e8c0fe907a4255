import {
  getConsolidatedInfo,
  getContractHistory,
  getContracts,
  getContractTerms,
  offerContract,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  withdrawContractOffer,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { answerTo } from './answer';
import { consolidatedInfo } from './consolidated';
import { contracts, contractTerms, history } from './list';
import { offer, withdraw } from './offer';
import { seedContracts } from './seed';
import { brandSettings } from './brandContracts';
import { contractData } from './ownData';

/** Contracts between agents: offers, answers and their history. */
export const agentContracts: Module = {
  name: 'contracts',
  ownData: contractData,
  brandSettings,
  routes: [
    serve(getConsolidatedInfo, ({ ctx }) => consolidatedInfo(ctx)),
    serve(getContracts, contracts),
    serve(getContractTerms, contractTerms),
    serve(getContractHistory, history),
    serve(offerContract, offer),
    serve(withdrawContractOffer, withdraw),
    serve(processDividendContract, answerTo('dividend')),
    serve(processDailySalaryContract, answerTo('daily')),
    serve(processHourlySalaryContract, answerTo('hourly')),
    serve(processRealTimeSalaryContract, answerTo('realTime')),
  ],
  seedDemo: seedContracts,
};
