// Every endpoint of the contract and nothing else. A new one also goes into `contract` (a type error
// until it does) and into `openapi/tags.ts`.
export { checkIn, getCheckIn } from './activities/check-in';
export { listFreeSpins } from './activities/free-spins';
export { getTournament, joinTournament, listTournaments } from './activities/tournaments';
export { getWheel, listSpins } from './activities/wheel';
export { checkAffiliate } from './account/affiliate';
export { chooseAvatar, listAvatars, uploadAvatar } from './account/avatar';
export { setLanguage } from './account/language';
export { getMemberInfo } from './account/member-info';
export {
  changePassword,
  requestPasswordEmail,
  resetPasswordByEmail,
  resetPasswordByMobile,
} from './account/password';
export { register, registerByMobile } from './account/register';
export { getConsolidatedInfo } from './agent/consolidated';
export {
  getContractHistory,
  getContracts,
  getContractTerms,
  offerContract,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  withdrawContractOffer,
} from './agent/contracts';
export { getAffiliateFunnel, getAffiliateProgramme, recordAffiliateClick } from './agent/affiliate';
export { adjustRebate, createDownline, getDownline, getDownlines } from './agent/downlines';
export { closeDownlineLink, getDownlineLinks, saveDownlineLink } from './agent/links';
export {
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getUserProfitLoss,
} from './agent/reports';
export { getTeamByCategory, getTeamOverview, getTeamTrend, getTopDownlines } from './agent/team';
export { transferToDownline } from './agent/transfers';
export { getSettlementDetail, getSettlements } from './agent/settlements';
export { getAnnouncementBoard, listAnnouncements } from './announcements/announcements';
export { listBanners } from './banners/banners';
export { listLobbyEvents } from './catalogue/events';
export { getGameFacets } from './catalogue/facets';
export { listGames, listHotGames } from './catalogue/games';
export { launchGame, launchVendorLobby } from './catalogue/launch';
export { addFavourite, listFavouriteIds, removeFavourite } from './catalogue/library';
export { getLibraryCounts } from './catalogue/library-counts';
export { listFavourites, listRecentGames } from './catalogue/library-lists';
export { listPopularGames } from './catalogue/popular';
export { launchPvpRoom, listPvpRooms } from './catalogue/rooms';
export { suggestGames } from './catalogue/suggestions';
export { listLiveTables } from './catalogue/tables';
export { listVendorGameTypes } from './catalogue/vendor-game-types';
export { listVendors } from './catalogue/vendors';
export { getChatMessageCount, getChatUrl } from './chat/chat';
export { listComingDraws } from './lottery/coming-draws';
export { getDraw, listDraws, listVietnamDayDraws, listVietnamDraws } from './lottery/draws';
export { launchLotteryLobby } from './lottery/launch';
export {
  getLotteryMenu,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listVietnamLotteries,
} from './lottery/menus';
export { getLotteryOffer } from './lottery/offer';
export { cancelTickets, listTickets, placeTicket } from './lottery/tickets';
export { claimRafflePromotion } from './activities/raffle';
export { getUnreadCount } from './member/unread';
export { listWinners } from './member/winners';
export {
  deleteMessage,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
} from './messages/messages';
export { claimMission, getMissionLeaderboard, getMissionSummary } from './missions/missions';
export { getPointBalance, getPointConfig } from './points/balance';
export { convertPoints, redeemPointReward } from './points/redeem';
export { listRedemptions, revealVoucher } from './points/redemptions';
export { getPointRewardDetail, listPointRewards } from './points/rewards';
export { listPointTransactions } from './points/transactions';
export { claimRebate, getRebates, listRebateClaims } from './rebates/rebates';
export { claimReferralRewards, getReferral, listReferredFriends } from './referrals/referrals';
export { addPayoutAccount, listPayoutAccounts, removePayoutAccount } from './payouts/accounts';
export { confirmWithdrawal, reportWithdrawalMissing } from './payouts/receipts';
export { getWithdrawalTerms } from './payouts/terms';
export {
  cancelWithdrawal,
  getWithdrawal,
  listWithdrawals,
  requestWithdrawal,
} from './payouts/withdrawals';
export { getGameSession } from './play/game-session';
export {
  confirmProtectionLimit,
  dropProtectionChange,
  getProtection,
  setProtectionLimit,
  setRealityCheck,
} from './protection/limits';
export { excludeMyself, takeTimeOut } from './protection/breaks';
export { answerRealityCheck, checkPlay } from './protection/play-check';
export { getNetPosition } from './protection/net-position';
export { openPush } from './push/push';
export { applyForPromotion, claimPromotion } from './promotions/application';
export { getAvailablePromotionCount, getAvailablePromotions } from './promotions/available';
export { getPromotion } from './promotions/detail';
export { listPromotions } from './promotions/promotions';
export { claimReward, listRewards } from './rewards/rewards';
export { getBet } from './records/bet';
export { getBetDetail } from './records/bet-detail';
export { getBettingRecord } from './records/betting-record';
export { listBonuses } from './records/bonuses';
export { exportBettingRecord, exportTransactionHistory } from './records/export';
export { listPlayed } from './records/played';
export { getProfitReport } from './records/profit';
export { getTransactionHistory } from './records/transaction-history';
export { getProfile, updateProfile } from './account/profile';
export { getPlayerRank } from './account/rank';
export { bindContact, requestContactCode } from './security/contacts';
export { setPaymentPassword } from './security/payment-password';
export { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from './security/second-factor';
export { getSecurityStatus } from './security/status';
export { login, loginByToken, loginFreePlay, loginSecondFactor } from './session/login';
export { logout } from './session/logout';
export { endOtherSessions, endSession, listSessions, listSignIns } from './session/sessions';
export { getFeedbackRules, sendFeedback } from './feedback/feedback';
export { getHelpCentre } from './system/help';
export { getSystemKeys } from './core/keys';
export { getPermission } from './system/permission';
export { getRegisterRules } from './system/register-rules';
export { getRegisterSettings } from './system/register-settings';
export { getDomainRoute, listRouters } from './system/routes';
export { listServiceChannels } from './system/service-channels';
export { getSystemStatus } from './system/status';
export { getWhitelabel } from './system/whitelabel';
export { getCaptcha, getHumanChallenge } from './verification/captcha';
export {
  checkRegisterCode,
  requestLoginCode,
  requestPasswordCode,
  requestRegisterCode,
} from './verification/codes';
export { listCountryCodes } from './verification/country-codes';
export {
  createDeposit,
  getDeposit,
  listDeposits,
  sendDepositReceipt,
  startDeposit,
} from './deposit/deposits';
export { getDepositMethods } from './deposit/methods';
export { getBalance } from './wallet/balance';
export { settleCall } from './wallet/outcome';
export { getUplineTerms, transferToUpline } from './wallet/upline';
export { collectFunds, listWallets } from './wallet/wallet-list';
export { getMerchantWallet, transferFunds } from './wallet/wallets';
