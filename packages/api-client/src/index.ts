export * from './endpoints';

export type {
  AnyEndpoint,
  Auth,
  Endpoint,
  HttpMethod,
  InputOf,
  NoInput,
  OutputOf,
  RequestIn,
  WireRequestOf,
  WireValueOf,
} from './core/endpoint';
export {
  createApiClient,
  newIdempotencyKey,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './core/client';
export {
  createCipher,
  type Cipher,
  type PublicKeyJwk,
  type PublishedKeys,
  type SealContext,
  type SealedBody,
} from './core/cipher';
export {
  ContractError,
  describeError,
  isContractError,
  isOutcomeUnknown,
  isRejectedError,
  isTransportError,
  RejectedError,
  TransportError,
  type ErrorDescription,
  type MessageParams,
  type Rejection,
  type TransportErrorKind,
} from './core/errors';
export type { FlatFault } from './core/faults';
export type { Page, PageInput } from './core/page';
export {
  addMoney,
  formatDecimal,
  minorUnits,
  moneyFromNumber,
  parseMinorUnits,
  parseMoney,
  type CurrencyCode,
  type MinorUnits,
  type Money,
} from './money';

export type { Avatar, AvatarChoice } from './account/avatar';
export type { AccountType, AgentType, ClubLabel, MemberInfo } from './account/member-info';
export type { ChangePasswordInput, ResetPasswordInput } from './account/password';
export type { RegisterByMobileInput, Registered, RegisterInput } from './account/register';
export type {
  ContractAnswer,
  ContractAnswerInput,
  ContractState,
  ContractStatus,
} from './agent/contracts';
export {
  DEFAULT_ANNOUNCEMENT_PAGE_SIZE,
  type AnnouncementBoard,
  type AnnouncementsFilter,
  type AnnouncementType,
  type Notice,
} from './announcements/announcements';
export { BANNER_GROUPS, type Banner, type BannerGroup } from './banners/banners';
export { CATEGORIES, type Category } from './catalogue/category';
export type { Game } from './catalogue/game';
export { DEFAULT_GAME_PAGE_SIZE, type GameFilter, type PrizeMode } from './catalogue/games';
export type { Launch, LaunchInput } from './catalogue/launch';
export type { FavouriteInput, FavouritesFilter, RecentGamesFilter } from './catalogue/library';
export type { LaunchRoomInput, PvpRoom } from './catalogue/rooms';
export type { Vendor, VendorGameType, VendorLane } from './catalogue/vendors';
export type { ChatWindowInput } from './chat/chat';
export type { Draw, DrawsFilter } from './lottery/draws';
export type { LotteryLobbyInput } from './lottery/launch';
export type { LotteryGame, LotteryGroup } from './lottery/menus';
export type { RafflePrize } from './member/raffle';
export type { Winner, WinnersFilter } from './member/winners';
export type {
  Mission,
  MissionLeaderboardFilter,
  MissionRank,
  MissionStatus,
} from './missions/missions';
export { parseFrameMessage, type FrameMessage } from './play/frame-message';
export {
  POINT_TRANSACTION_TYPES,
  type ConvertPointsInput,
  type PointConfig,
  type PointReward,
  type PointRewardsFilter,
  type PointTransaction,
  type PointTransactionsFilter,
  type PointTransactionType,
  type RedeemInput,
  type Redemption,
  type RedemptionStatus,
  type RewardKind,
} from './points/points';
export type { FairDraw } from './records/bet-detail';
export type {
  Bet,
  BetStatus,
  BettingRecord,
  BettingRecordFilter,
  BettingTotals,
} from './records/betting-record';
export {
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionHistory,
  type TransactionHistoryFilter,
  type TransactionStatus,
  type TransactionType,
} from './records/transaction-history';
export {
  loginOutcome,
  type HumanCheckInput,
  type LoginInput,
  type LoginMethod,
  type LoginOutcome,
  type LoginResult,
  type LoginRules,
} from './session/login';
export { FEEDBACK_LENGTH, type FeedbackInput, type HelpTopic } from './system/help';
export type { RegisterRule, RegisterRules } from './system/register-rules';
export type { RegisterSettings } from './system/register-settings';
export type { Resource, ServiceChannel } from './system/resources';
export type { DomainRoute, RouterHost } from './system/routes';
export type { SystemState, SystemStatus } from './system/status';
export type { WhitelabelNode } from './system/whitelabel';
export type { CodeSent, PhoneInput } from './verification/codes';
export type { Country } from './verification/country-codes';
export type { ContractRequirements, WalletTransfer, WalletTransferInput } from './wallet/wallets';
