import {
  changePassword,
  getCaptcha,
  getHumanChallenge,
  getMemberInfo,
  getRegisterSettings,
  listCountryCodes,
  listRewards,
  login,
  loginByToken,
  loginFreePlay,
  logout,
  requestLoginCode,
  type RegisterRule,
  type WireValueOf,
} from '@perya/api-client';
import { wireLoginResult, wireMemberInfo, type FakePlatform } from '@perya/api-client/testing';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** One white pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** The demo brand's rule for a new password. */
export const PASSWORD_RULE: RegisterRule = {
  isEnabled: true,
  isRequired: true,
  minLength: 8,
  maxLength: 20,
  pattern: '^(?=.*[A-Za-z])(?=.*\\d).*$',
  patternId: 'lettersAndDigits',
};

/** The demo brand's response of `set-register`. */
export const SETTINGS: WireValueOf<typeof getRegisterSettings> = {
  byUsername: true,
  byMobile: true,
  mobileWithPassword: true,
  smsVerification: true,
  captchaRequired: false,
  rewards: {
    currency: 'PHP',
    registration: {
      prize: { amount: '100.00', points: null, spins: null },
      turnoverMultiple: 5,
      days: 30,
    },
    contact: {
      field: 'whatsapp',
      prize: { amount: '30.00', points: null, spins: null },
      turnoverMultiple: 5,
      days: 30,
    },
    welcome: { basisPoints: 5_000, max: '1000.00', turnoverMultiple: 5, days: 30 },
    referral: '150.00',
    cashbackBasisPoints: 350,
  },
};

type WireReward = WireValueOf<typeof listRewards>['list'][number];

/** The reward of a new member: ₱100.00 until 14 February 2026. */
export const wireNewReward = (over: Partial<WireReward> = {}): WireReward => ({
  id: 'R1',
  kind: 'REGISTRATION',
  state: 'ISSUED',
  title: null,
  prize: { kind: 'CASH', points: 0, amount: '100.00', spins: null },
  level: null,
  promotionId: null,
  turnover: { required: '500.00', done: '0.00' },
  winningsMultiple: null,
  isClaimable: true,
  at: Date.UTC(2026, 0, 15, 4),
  expiresAt: Date.UTC(2026, 1, 14, 4),
  claimedAt: null,
  reason: null,
  ...over,
});

/** The list of a new member's rewards. */
export const newRewards = (...list: WireReward[]) => ({
  currency: 'PHP',
  toClaim: list.filter(({ isClaimable }) => isClaimable).length,
  list,
  totalCount: list.length,
  totalPages: 1,
});

/** A fake platform that accepts `juan01` by every method, with an instant human check. */
export function signInPlatform(fake: FakePlatform): void {
  fake
    .on(getHumanChallenge, async () => ({
      ...(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey })),
    }))
    .on(login, () => wireLoginResult())
    .on(loginFreePlay, () => wireLoginResult({ token: 'trial-token' }))
    .on(loginByToken, () => wireLoginResult({ token: 'link-token' }))
    .on(logout, () => null)
    .on(getMemberInfo, () => wireMemberInfo())
    .on(getRegisterSettings, () => SETTINGS)
    .on(listRewards, () => newRewards(wireNewReward()))
    .on(getCaptcha, () => PICTURE)
    .on(changePassword, () => ({ newToken: 'changed-token' }))
    .on(requestLoginCode, () => ({ expiredMinutes: 2 }))
    .on(listCountryCodes, () => [
      { countryCode: 'PH', countryDialingCode: '63', flag: null },
      { countryCode: 'TH', countryDialingCode: '66', flag: null },
      { countryCode: 'VN', countryDialingCode: '84', flag: null },
    ]);
}
