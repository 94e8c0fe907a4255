import {
  changePassword,
  getCaptcha,
  getHumanChallenge,
  getMemberInfo,
  listCountryCodes,
  login,
  loginByToken,
  loginFreePlay,
  logout,
  requestLoginCode,
  type RegisterRule,
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
    .on(getCaptcha, () => PICTURE)
    .on(changePassword, () => ({ newToken: 'changed-token' }))
    .on(requestLoginCode, () => ({ expiredMinutes: 2 }))
    .on(listCountryCodes, () => [
      { countryCode: 'PH', countryDialingCode: '63', flag: null },
      { countryCode: 'TH', countryDialingCode: '66', flag: null },
      { countryCode: 'VN', countryDialingCode: '84', flag: null },
    ]);
}
