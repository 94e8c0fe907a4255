// Every endpoint of the contract and nothing else: `contract` is made of this module.
export { setLanguage } from './account/language';
export { getMemberInfo } from './account/member-info';
export { getAnnouncementBoard, listAnnouncements } from './announcements/announcements';
export { listBanners } from './banners/banners';
export { listGames, listHotGames, listPopularGames } from './catalogue/games';
export { launchGame } from './catalogue/launch';
export {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  listRecentGames,
  removeFavourite,
} from './catalogue/library';
export { listVendors } from './catalogue/vendors';
export { getUnreadCount } from './member/unread';
export { getBettingRecord } from './records/betting-record';
export { getTransactionHistory } from './records/transaction-history';
export { login, loginByToken, loginFreePlay } from './session/login';
export { logout } from './session/logout';
export { getSystemKeys } from './system/keys';
export { getRegisterRules } from './system/register-rules';
export { getSystemStatus } from './system/status';
export { getWhitelabel } from './system/whitelabel';
export { getCaptcha, getHumanChallenge } from './verification/captcha';
export { listCountryCodes } from './verification/country-codes';
export { getBalance } from './wallet/balance';
