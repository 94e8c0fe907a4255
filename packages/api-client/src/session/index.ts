export {
  login,
  loginByToken,
  loginFreePlay,
  loginOutcome,
  loginSecondFactor,
  secondFactorOf,
  type LoginInput,
  type LoginMethod,
  type LoginOutcome,
  type LoginResult,
  type LoginRules,
  type SecondFactorChallenge,
  type SecondFactorInput,
} from './login';
export { logout } from './logout';
export {
  endOtherSessions,
  endSession,
  listSessions,
  listSignIns,
  sessionEndReason,
  type MemberSession,
  type PastSignIn,
  type SessionEndReason,
} from './sessions';
export {
  parseThirdPartyReply,
  THIRD_PARTIES,
  THIRD_PARTY_PATH,
  thirdPartyAddress,
  thirdPartyChannel,
  type ThirdParty,
  type ThirdPartyReply,
} from './thirdParty';
