// Every endpoint of the contract and nothing else. A new one also goes into `contract` (a type error
// until it does) and into `openapi/tags.ts`.
export { checkAffiliate } from './account/affiliate';
export { chooseAvatar, listAvatars } from './account/avatar';
export { setLanguage } from './account/language';
export { getMemberInfo } from './account/member-info';
export { changePassword, requestPasswordEmail, resetPasswordByMobile } from './account/password';
export { register, registerByMobile } from './account/register';
export {
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
} from './agent/contracts';
export { getAnnouncementBoard, listAnnouncements } from './announcements/announcements';
export { listBanners } from './banners/banners';
export { listGames, listHotGames, listPopularGames } from './catalogue/games';
export { launchGame, launchVendorLobby } from './catalogue/launch';
export {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  listRecentGames,
  removeFavourite,
} from './catalogue/library';
export { launchPvpRoom, listPvpRooms } from './catalogue/rooms';
export { listVendorGameTypes, listVendors } from './catalogue/vendors';
export { getChatMessageCount, getChatUrl } from './chat/chat';
export { listDraws, listVietnamDraws } from './lottery/draws';
export { launchLotteryLobby } from './lottery/launch';
export {
  getLotteryMenu,
  getVietnamLotteryMenu,
  listRecentLotteries,
  listRecentVietnamLotteries,
  listVietnamLotteries,
} from './lottery/menus';
export { claimRafflePromotion } from './member/raffle';
export { getUnreadCount } from './member/unread';
export { listWinners } from './member/winners';
export { getMissionLeaderboard, getMissionSummary } from './missions/missions';
export {
  convertPoints,
  getPointBalance,
  getPointConfig,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  redeemPointReward,
} from './points/points';
export { getBetDetail } from './records/bet-detail';
export { getBettingRecord } from './records/betting-record';
export { getTransactionHistory } from './records/transaction-history';
export { login, loginByToken, loginFreePlay } from './session/login';
export { logout } from './session/logout';
export { getHelpCentre, sendFeedback } from './system/help';
export { getSystemKeys } from './system/keys';
export { getPermission } from './system/permission';
export { getRegisterRules } from './system/register-rules';
export { getRegisterSettings } from './system/register-settings';
export { getDomainRoute, listRouters } from './system/routes';
export { listServiceChannels } from './system/service-channels';
export { getSystemStatus } from './system/status';
export { getWhitelabel } from './system/whitelabel';
export { getCaptcha, getHumanChallenge } from './verification/captcha';
export { requestLoginCode, requestPasswordCode, requestRegisterCode } from './verification/codes';
export { listCountryCodes } from './verification/country-codes';
export { getBalance } from './wallet/balance';
export { getContractRequirements, getMerchantWallet, transferFunds } from './wallet/wallets';
