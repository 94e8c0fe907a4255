import {
  adjustRebate,
  closeDownlineLink,
  createDownline,
  getAffiliateFunnel,
  getAffiliateProgramme,
  getAffiliateTerms,
  getDownline,
  getDownlineLinks,
  getDownlines,
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
  getUserProfitLoss,
  recordAffiliateClick,
  saveDownlineLink,
  transferToDownline,
} from '@perya/api-client';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { adjust } from './adjustRebate';
import { funnel, programme, publicTerms, recordClick } from './affiliate';
import { cashbackJob } from './cashback';
import { checkDownline, makeDownline } from './createDownline';
import { downlines } from './downlines';
import { foldJob } from './fold';
import { myIncome } from './income';
import { close, links, save } from './links';
import { byCategory, overview, topDownlines, trend } from './overview';
import { profile } from './profile';
import { teamBetting, userProfitLoss } from './reports';
import { seedTeam } from './seed';
import { downlineTransactions } from './transactions';
import { checkTransfer, transferDown } from './transfer';
import { brandSettings } from './brandAgents';
import { teamData } from './ownData';

/** Agents' teams: their members, their activity, and the settings that agents make for them. */
export const team: Module = {
  name: 'team',
  ownData: teamData,
  brandSettings,
  routes: [
    serve(getTeamOverview, overview),
    serve(getTeamTrend, trend),
    serve(getTeamByCategory, byCategory),
    serve(getTopDownlines, topDownlines),
    serve(getDownlines, downlines),
    serve(getDownline, profile),
    serve(createDownline, makeDownline, { before: checkDownline }),
    serve(adjustRebate, adjust),
    serve(getDownlineLinks, links),
    serve(saveDownlineLink, save),
    serve(closeDownlineLink, close),
    serve(transferToDownline, transferDown, { before: checkTransfer }),
    serve(getTeamBetting, teamBetting),
    serve(getUserProfitLoss, userProfitLoss),
    serve(getMyIncome, myIncome),
    serve(getDownlineTransactions, downlineTransactions),
    serve(getAffiliateProgramme, programme),
    serve(getAffiliateTerms, publicTerms),
    serve(getAffiliateFunnel, funnel),
    serve(recordAffiliateClick, recordClick),
  ],
  seedDemo: seedTeam,
  jobs: [foldJob, cashbackJob],
};
