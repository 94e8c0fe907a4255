export * from './endpoints';

export {
  endpoint,
  type AnyEndpoint,
  type Auth,
  type Endpoint,
  type HttpMethod,
  type InputOf,
  type NoInput,
  type OutputOf,
  type RequestIn,
  type WireRequestOf,
  type WireValueOf,
} from './core/endpoint';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
} from './core/client';
export { newIdempotencyKey } from './core/idempotency-key';
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
export { PICTURE_LIMITS } from './core/picture-limits';

export type { CheckedIn, CheckIn, CheckInDay, CheckInDayState } from './activities/check-in';
export {
  FREE_SPIN_SOURCES,
  type FreeSpins,
  type FreeSpinsFilter,
  type FreeSpinSource,
  type FreeSpinsState,
} from './activities/free-spins';
export type { Prize, PrizeKind, PrizeSpins, WirePrize } from './activities/prize';
export type {
  Tournament,
  TournamentInput,
  TournamentLadder,
  TournamentPrize,
  TournamentRank,
  TournamentScore,
  TournamentsFilter,
  TournamentState,
} from './activities/tournaments';
export { WHEEL_ODDS_TOTAL, type Wheel, type WheelSegment } from './activities/wheel';
export { AVATAR_BYTES, type Avatar, type AvatarChoice } from './account/avatar';
export type { AccountType, AgentType, ClubLabel, MemberInfo } from './account/member-info';
export type { ChangePasswordInput, ResetPasswordInput } from './account/password';
export type { RegisterByMobileInput, Registered, RegisterInput } from './account/register';
export type { ConsolidatedInfo } from './agent/consolidated';
export type {
  Contract,
  ContractAgent,
  ContractRole,
  ContractTerms,
  ContractTier,
  WireContract,
} from './agent/contract-wire';
export type {
  ContractAnswer,
  ContractAnswerInput,
  ContractEvent,
  ContractFilter,
  ContractHistoryInput,
  ContractList,
  ContractState,
  ContractTermsInput,
  OfferContractInput,
  OfferRoom,
} from './agent/contracts';
export type {
  Settlement,
  SettlementDetail,
  SettlementFilter,
  SettlementLine,
  SettlementRecord,
  SettlementTier,
  SettlementTotals,
} from './agent/settlements';
export {
  DEFAULT_ANNOUNCEMENT_PAGE_SIZE,
  type AnnouncementBoard,
  type AnnouncementsFilter,
  type AnnouncementType,
  type Notice,
} from './announcements/announcements';
export { BANNER_GROUPS, type Banner, type BannerGroup, type BannerLink } from './banners/banners';
export { CATEGORIES, type Category } from './catalogue/category';
export {
  EVENT_CATEGORIES,
  type EventCategory,
  type EventOdds,
  type LobbyEvent,
  type LobbyEventsInput,
} from './catalogue/events';
export type { FacetChoice, GameFacets, VendorFacetChoice } from './catalogue/facets';
export type { Game, Volatility } from './catalogue/game';
export {
  DEFAULT_GAME_PAGE_SIZE,
  type GameClassification,
  type GameFilter,
  type GamesInput,
  type GameSort,
} from './catalogue/games';
export { GAME_FEATURES, GAME_KINDS, type GameFeature, type GameKind } from './catalogue/kinds';
export type { Launch, LaunchInput } from './catalogue/launch';
export type { FavouriteInput } from './catalogue/library';
export type { LibraryCounts } from './catalogue/library-counts';
export type { FavouritesFilter, RecentGamesFilter } from './catalogue/library-lists';
export type { PrizeMode } from './catalogue/popular';
export type { LaunchRoomInput, PvpRoom } from './catalogue/rooms';
export {
  SUGGESTION_PARTS,
  type GameSuggestions,
  type SuggestionPart,
} from './catalogue/suggestions';
export type { LiveTable, LiveTablesInput, TableState } from './catalogue/tables';
export type { VendorGameType } from './catalogue/vendor-game-types';
export type { Vendor, VendorLane } from './catalogue/vendors';
export type { ChatWindowInput } from './chat/chat';
export {
  CHAT_CLOSE,
  CHAT_MAX_LENGTH,
  CHAT_PAGE_LENGTH,
  ChatRequestSchema,
  type ChatLine,
  type ChatRefusal,
  type ChatReply,
  type ChatRequest,
} from './chat/chat-room';
export {
  parseChatFrameMessage,
  type ChatFrameMessage,
  type ChatFrameState,
} from './chat/chat-frame';
export {
  isDepositOver,
  type Deposit,
  type DepositAccount,
  type DepositPayment,
  type DepositReason,
  type DepositState,
  type DepositStep,
  type WireDepositReason,
  type WireDepositState,
} from './deposit/deposit';
export type {
  CreateDepositInput,
  DepositReceiptInput,
  StartDepositInput,
} from './deposit/deposits';
export type {
  DepositAsset,
  DepositKind,
  DepositMethod,
  DepositOffer,
  DepositPromotion,
} from './deposit/methods';
export { assetAmount, depositBonus, depositFee, type DepositFee } from './deposit/sums';
export type { ComingDraw, LatestDraw } from './lottery/coming-draws';
export type { Draw, DrawDetail, DrawsFilter, DrawState, VietnamDay } from './lottery/draws';
export type { LotteryLobbyInput } from './lottery/launch';
export type { LotteryGame, LotteryGroup } from './lottery/menus';
export type { LotteryOffer, SaleDraw } from './lottery/offer';
export {
  MOST_TICKET_LINES,
  type ChaseInput,
  type PlacedOrder,
  type PlaceTicketInput,
  type Ticket,
  type TicketLine,
  type TicketLineInput,
  type TicketsFilter,
  type TicketState,
} from './lottery/tickets';
export type { RaffleInput, RafflePrize, Spin, SpinProof } from './activities/raffle';
export type { Winner, WinnersFilter } from './member/winners';
export type { InboxMessage, MessagesFilter } from './messages/messages';
export type {
  ClaimedMission,
  Mission,
  MissionLeaderboard,
  MissionLeaderboardFilter,
  MissionPeriod,
  MissionRank,
  MissionStatus,
} from './missions/missions';
export { parseFrameMessage, type FrameMessage } from './play/frame-message';
export type { GameSession } from './play/game-session';
export type { SelfExclusionInput } from './protection/breaks';
export {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LimitRef,
  type PendingLimit,
  type PlayBreak,
  type Protection,
  type ProtectionLimit,
  type SetLimitInput,
} from './protection/limits';
export type { NetPosition } from './protection/net-position';
export type { PlayCheck } from './protection/play-check';
export { parsePushMessage, type PushMessage } from './push/push';
export type { PointConfig } from './points/balance';
export type { ConvertPointsInput, RedeemInput } from './points/redeem';
export type {
  Delivery,
  Redemption,
  RedemptionEvent,
  RedemptionsFilter,
  RedemptionStatus,
  RedemptionStep,
  RevealedVoucher,
} from './points/redemptions';
export type { PointReward, RewardCash, RewardKind, RewardSpins } from './points/reward-wire';
export {
  REWARD_SORTS,
  type PointRewardDetail,
  type PointRewardsFilter,
  type RewardBlock,
  type RewardSort,
} from './points/rewards';
export {
  POINT_SOURCES,
  POINT_TRANSACTION_TYPES,
  type PointSource,
  type PointTransaction,
  type PointTransactions,
  type PointTransactionsFilter,
  type PointTransactionType,
} from './points/transactions';
export {
  APPLICATION_LIMITS,
  type ClaimedBonus,
  type PromotionApplicationInput,
} from './promotions/application';
export type { AvailablePromotions } from './promotions/available';
export type { PromotionApplication, PromotionDetail } from './promotions/detail';
export {
  ACTIVITY_STATES,
  PROMOTION_CATEGORIES,
  type ActivityState,
  type Promotion,
  type PromotionCategory,
  type PromotionEntry,
} from './promotions/promotion';
export type { PromotionsFilter } from './promotions/promotions';
export {
  MEMBER_REWARD_KINDS,
  MEMBER_REWARD_STATES,
  type ClaimedReward,
  type MemberReward,
  type MemberRewardKind,
  type MemberRewards,
  type MemberRewardsFilter,
} from './rewards/rewards';
export type {
  ClaimedRebate,
  ClaimRebateInput,
  Rebate,
  RebateClaim,
  RebateSummary,
} from './rebates/rebates';
export type {
  ClaimedReferral,
  ReferralMeasure,
  ReferralSummary,
  ReferralTier,
  ReferredFriend,
  ReferredFriendState,
} from './referrals/referrals';
export {
  type NewPayoutAccount,
  type PayoutAccount,
  type PayoutAccounts,
  type PayoutKind,
  type PayoutKindRules,
} from './payouts/accounts';
export {
  payoutFee,
  quoteWithdrawal,
  splitWithdrawal,
  type PayoutPart,
  type PayoutTerms,
  type WithdrawalQuote,
} from './payouts/quote';
export { PROOF_COMMENT_LENGTH, type MissingWithdrawalInput } from './payouts/receipts';
export {
  type TurnoverRequirement,
  type TurnoverSource,
  type WithdrawalDeductionReason,
  type WithdrawalTerms,
} from './payouts/terms';
export {
  type RequestedWithdrawal,
  type Withdrawal,
  type WithdrawalDetail,
  type WithdrawalInput,
  type WithdrawalsFilter,
  type WithdrawalState,
  type WithdrawalStep,
} from './payouts/withdrawals';
export type { WholeBet } from './records/bet';
export type { FairDraw } from './records/bet-detail';
export type { Bonus, BonusKind, BonusPage, BonusState } from './records/bonuses';
export type { RecordPart } from './records/export';
export type { Played, PlayedGame } from './records/played';
export type { ProfitReport, ProfitUnit } from './records/profit';
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
  type TransactionTotals,
} from './records/transaction-history';
export {
  loginOutcome,
  secondFactorOf,
  type HumanCheckInput,
  type LoginInput,
  type LoginMethod,
  type LoginOutcome,
  type LoginResult,
  type LoginRules,
  type SecondFactorChallenge,
  type SecondFactorInput,
} from './session/login';
export {
  PROFILE_CONTACTS,
  type Profile,
  type ProfileChange,
  type ProfileContact,
} from './account/profile';
export {
  RANK_PRIVILEGES,
  type ClubLevel,
  type PlayerRank,
  type RankPrivilege,
} from './account/rank';
export type {
  BindContactInput,
  ContactChannel,
  ContactCodeInput,
  TypedContact,
} from './security/contacts';
export type { SetPaymentPasswordInput } from './security/payment-password';
export type { TotpSetup } from './security/second-factor';
export type { BoundContact, SecurityStatus } from './security/status';
export {
  sessionEndReason,
  type MemberSession,
  type PastSignIn,
  type SessionEndReason,
} from './session/sessions';
export {
  parseThirdPartyReply,
  THIRD_PARTIES,
  THIRD_PARTY_PATH,
  thirdPartyAddress,
  thirdPartyChannel,
  type ThirdParty,
  type ThirdPartyReply,
} from './session/third-party';
export {
  countWords,
  FEEDBACK_MAX_CHARACTERS,
  type FeedbackInput,
  type FeedbackReceipt,
  type FeedbackRules,
  type FeedbackTopic,
} from './feedback/feedback';
export type { HelpArticle, HelpTopic } from './system/help';
export type { RegisterRule, RegisterRules } from './system/register-rules';
export type { RegisterSettings } from './system/register-settings';
export type { Resource, ServiceChannel } from './system/resources';
export {
  ROUTER_PROBE_PATH,
  routerOrigin,
  type DomainRoute,
  type RouterHost,
} from './system/routes';
export type { SystemState, SystemStatus } from './system/status';
export type { WhitelabelNode } from './system/whitelabel';
export type { CodeCheckInput, CodeSent, PhoneInput } from './verification/codes';
export type { Country } from './verification/country-codes';
export type { AffiliateFunnel, AffiliateProgramme, AffiliateSums } from './agent/affiliate';
export type {
  AdjustedRebate,
  AdjustRebateInput,
  CreateDownlineInput,
  Downline,
  DownlineFilter,
  DownlineKind,
  DownlineOrder,
  DownlinePage,
  DownlineProfile,
  DownlineRebate,
  DownlineStatus,
  DownlineTransferTerms,
  LoweredRebate,
} from './agent/downlines';
export type { RebateRate, TeamSpan, TeamStep, TeamSums } from './agent/figures';
export type {
  DownlineLink,
  DownlineLinkFilter,
  DownlineLinkPage,
  DownlineLinkStatus,
  SaveDownlineLinkInput,
} from './agent/links';
export {
  INCOME_SOURCES,
  type DownlineTransaction,
  type DownlineTransactionFilter,
  type DownlineTransactions,
  type IncomeDay,
  type IncomeSource,
  type MyIncome,
  type MyIncomeFilter,
  type ReportMember,
  type TeamBetting,
  type TeamBettingFilter,
  type TeamBettingRow,
  type UserProfitLoss,
  type UserProfitLossFilter,
  type UserProfitLossRow,
} from './agent/reports';
export type {
  TeamByCategory,
  TeamDay,
  TeamFigures,
  TeamOverview,
  TeamOverviewInput,
  TeamPeriod,
  TeamTrend,
  TopDownline,
  TopDownlineOrder,
  TopDownlinesInput,
} from './agent/team';
export type { DownlineTransfer, DownlineTransferInput } from './agent/transfers';
export type { UplineTerms, UplineTransfer, UplineTransferInput } from './wallet/upline';
export {
  MAIN_WALLET,
  type CollectedFunds,
  type Wallet,
  type WalletList,
} from './wallet/wallet-list';
export type { WalletTransfer, WalletTransferInput } from './wallet/wallets';
