export {
  wireContract,
  wireSettlement,
  wireSettlementDetail,
  wireSettlementRecord,
} from './testing/agent';
export {
  createFakePlatform,
  FakeRejection,
  reject,
  type FakeCall,
  type FakeCallContext,
  type FakeFault,
  type FakeHandler,
  type FakePlatform,
} from './testing/fakePlatform';
export {
  wirePointTransaction,
  wireRedemption,
  wireReward,
  wireRewardDetail,
} from './testing/points';
export { keepStored } from './testing/keepStored';
export { runStory, type RunnableStory } from './testing/runStory';
export { storyState, type StoryState } from './testing/storyState';
export { wireDownline, wireDownlineLink, wireDownlineProfile, wireTeamSums } from './testing/team';
export {
  wireBanner,
  wireBet,
  wireComingDraw,
  wireDeposit,
  wireDepositOffer,
  wireGame,
  wireGameSession,
  wirePlayCheck,
  wireGameFacets,
  wireGames,
  wireGameSuggestions,
  wireLiveTable,
  wireLobbyEvent,
  wireLoginResult,
  wireMemberInfo,
  wireNotice,
  wirePage,
  wirePayoutAccount,
  wirePromotion,
  wirePromotionDetail,
  wireSystemStatus,
  wireTransaction,
  wireVendorLanes,
  wireWinner,
  wireWithdrawal,
  wireWithdrawalTerms,
} from './testing/fixtures';
export { decodeOutput } from './core/translate';
