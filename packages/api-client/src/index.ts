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

export type { AccountType, AgentType, ClubLabel, MemberInfo } from './account/member-info';
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
export type { Vendor, VendorLane } from './catalogue/vendors';
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
export type { RegisterRule, RegisterRules } from './system/register-rules';
export type { Resource, ServiceChannel } from './system/resources';
export type { SystemState, SystemStatus } from './system/status';
export type { WhitelabelNode } from './system/whitelabel';
export type { Country } from './verification/country-codes';
