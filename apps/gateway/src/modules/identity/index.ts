// What the rest of the gateway uses from this module: accounts, sessions and account security.
export { createMember, usernameTaken, type NewMember } from './members/createMember';
export { SHARED_EMAIL } from './members/mailbox';
export { maskName } from './members/maskName';
export {
  DOWNLINE_AGENT_TYPE,
  AGENT_TYPES,
  GUEST_TYPE,
  MEMBER_TYPES,
  findMemberByAccount,
  isAccountType,
  isAdmitted,
  isAgent,
  isGuest,
  isTrial,
  keepAffiliateCode,
  normaliseAccount,
  raiseRank,
  setPayeeName,
  type Member,
} from './members/members';
export { accountClosing, member, type ClosingFailure } from './members/schema';
export { DEMO_MEMBERS, DEMO_PASSWORD } from './members/seed';
export { FACES, type Face } from './profile/faces';
export { notifyPasswordChanged } from './recovery/newPassword';
export { notifySecurityChange } from './security/notices';
export { hasPassword, requireOwnPassword } from './security/ownPassword';
export { checkPaymentPassword } from './security/paymentPassword';
export { checkSecondFactor, secondFactorSince } from './security/secondFactor';
export { DEFAULT_SECURITY } from './security/settings';
export { recordSignIn, SIGN_IN_DAYS } from './security/signIns';
export { assertWithdrawalsOpen } from './security/standing';
export { recordSignInDay } from './session/days';
export {
  countFailure,
  clearAddressFailures,
  clearAccountFailures,
  isCaptchaDue,
  rejectIfLocked,
  type SignInAttempt,
} from './session/lock';
export { createGuest, type Guest } from './session/guests';
export { issueOneTime, keepOneTime, peekOneTime, spendOneTime } from './session/oneTime';
export { requirePasswordRule } from './session/passwordRule';
export {
  memberAddress,
  memberDay,
  memberIdentity,
  session,
  type OneTimePurpose,
} from './session/schema';
export {
  IDLE_MS,
  endOf,
  endSessionsOf,
  openSession,
  readGuest,
  readSession,
  touchSessionIfStale,
  tokenHashOf,
  touchSession,
} from './session/sessions';
export { spendCaptcha } from './verification/captcha';
export { mobileTakenSms, siteOf } from './verification/codeMessages';
export { codeRejection, spendCode, tryCode, type CodeVerdict } from './verification/codes';
export { deliver } from './verification/deliver';
export { flagSvg } from './verification/flags';
export { requireHumanCheck, spendHumanCheck } from './verification/humanCheck';
export { createOutbox, listOutbox } from './verification/outbox';
export { findMemberByMobile, phoneOf, regionsOf } from './verification/phones';
export { requireOpenRegistration, requireSwitches } from './verification/requestCodes';
export { spentProof, type CodePurpose, type outboxMessage } from './verification/schema';
export { sendSecondCode } from './verification/secondCode';
export { countCodeTry, countSentCode } from './verification/sendingLimits';
