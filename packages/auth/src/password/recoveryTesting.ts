import {
  listCountryCodes,
  requestLoginCode,
  requestPasswordCode,
  requestPasswordEmail,
  requestRegisterCode,
  resetPasswordByEmail,
  resetPasswordByMobile,
  type Country,
} from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';

import type { Countries } from '../phone/phone';
import { signInPlatform } from '../testing';

/** Vertical stripes as a flag for stories. */
function flag(...stripes: readonly string[]): string {
  const height = 18 / stripes.length;
  const bars = stripes.map(
    (colour, index) =>
      `<rect y="${index * height}" width="24" height="${height}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 18" width="24" height="18">${bars.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** As listed by the platform; one has no flag. */
export const COUNTRIES: readonly Country[] = [
  { code: 'VN', dialingCode: '+84', flag: flag('#da251d') },
  { code: 'TH', dialingCode: '+66', flag: flag('#a51931', '#f4f5f8', '#2d2a4a', '#f4f5f8') },
  { code: 'PH', dialingCode: '+63', flag: flag('#0038a8', '#ce1126') },
  { code: 'ID', dialingCode: '+62', flag: flag('#ce1126', '#ffffff') },
  { code: 'SG', dialingCode: '+65', flag: flag('#ee2536', '#ffffff') },
  { code: 'MY', dialingCode: '+60', flag: null },
];

/** Every country whose dialing code the picker may need to find. */
export const MANY_COUNTRIES: readonly Country[] = [
  ...COUNTRIES,
  ...(
    'AU+61 BD+880 BN+673 BR+55 CN+86 DE+49 ES+34 FR+33 GB+44 HK+852 IN+91 IT+39 JP+81 KH+855 ' +
    'KR+82 LA+856 MM+95 MO+853 NP+977 NZ+64 PK+92 TW+886 US+1 TT+1868'
  )
    .split(' ')
    .map((entry) => ({ code: entry.slice(0, 2), dialingCode: entry.slice(2), flag: null })),
];

export const LOADED: Countries = { list: COUNTRIES, hasFailed: false, retry: () => {} };

/** A code is valid for two minutes, for any purpose. */
const CODE_MINUTES = 2;

/** A fake platform that sends and accepts any code or email, and accepts every sign-in afterwards. */
export function recoveryPlatform(fake: FakePlatform): void {
  signInPlatform(fake);
  fake
    .on(listCountryCodes, () =>
      COUNTRIES.map(({ code, dialingCode, flag }) => ({
        countryCode: code,
        countryDialingCode: dialingCode.slice(1),
        flag,
      })),
    )
    .on(requestLoginCode, () => ({ expiredMinutes: CODE_MINUTES }))
    .on(requestRegisterCode, () => ({ expiredMinutes: CODE_MINUTES }))
    .on(requestPasswordCode, () => ({ expirationTime: Date.now() + CODE_MINUTES * 60_000 }))
    .on(requestPasswordEmail, () => null)
    .on(resetPasswordByEmail, () => ({ username: 'juan01' }))
    .on(resetPasswordByMobile, () => ({ username: 'juan01' }));
}

const rule = (minLength: number, maxLength: number, pattern: string, patternId: string) => ({
  isEnabled: true,
  isRequired: true,
  minLength,
  maxLength,
  pattern,
  patternId,
});

/** The demo brand's rules for usernames and passwords. */
export const REGISTER_RULES = {
  username: rule(6, 15, '^[A-Za-z][A-Za-z0-9]*$', 'startsWithLetter'),
  password: rule(8, 20, '^(?=.*[A-Za-z])(?=.*\\d).*$', 'lettersAndDigits'),
};
