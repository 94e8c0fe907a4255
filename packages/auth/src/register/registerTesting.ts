// Shared fixtures for the stories and tests of the registration.
import {
  checkAffiliate,
  checkRegisterCode,
  getCaptcha,
  getMemberInfo,
  getRegisterSettings,
  listCountryCodes,
  listPromotions,
  register,
  registerByMobile,
  requestRegisterCode,
} from '@perya/api-client';
import {
  wireLoginResult,
  wireMemberInfo,
  wirePage,
  type FakePlatform,
} from '@perya/api-client/testing';
import type { FieldRule, RegisterField } from '@perya/rules/accounts';
import type { SiteConfigOverrides } from '@perya/site-config/testing';

import { SETTINGS, signInPlatform } from '../testing';

type Rules = Record<RegisterField, FieldRule>;

const OFF: FieldRule = {
  isEnabled: false,
  isRequired: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

const on = (rule: Partial<FieldRule> = {}): FieldRule => ({ ...OFF, isEnabled: true, ...rule });

/** Every field, some of them required. */
export const ALL_RULES: Rules = {
  username: on({
    isRequired: true,
    minLength: 6,
    maxLength: 15,
    pattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 'startsWithLetter',
  }),
  password: on({
    isRequired: true,
    minLength: 8,
    maxLength: 20,
    pattern: String.raw`^(?=.*[A-Za-z])(?=.*[0-9])[^\s]*$`,
    patternId: 'lettersAndDigits',
  }),
  checkPass: on({ isRequired: true, minLength: 8, maxLength: 20 }),
  mobileNum: on({ minLength: 9, maxLength: 12, patternId: 'digits' }),
  verificationCode: on({ isRequired: true, minLength: 1, maxLength: 255 }),
  payeeName: on({ isRequired: true, minLength: 2, maxLength: 60, patternId: 'fullName' }),
  paymentPassword: on({ minLength: 6, maxLength: 6, patternId: 'digits' }),
  qqNum: on({ minLength: 5, maxLength: 12, patternId: 'digits' }),
  line: on({ minLength: 3, maxLength: 50 }),
  whatsapp: on({ minLength: 6, maxLength: 20 }),
  zalo: on({ minLength: 6, maxLength: 20 }),
  facebook: on({ minLength: 3, maxLength: 50 }),
  wechat: on({ minLength: 3, maxLength: 50 }),
  idNumber: on({ minLength: 6, maxLength: 20, patternId: 'lettersDigits' }),
  email: on({ minLength: 6, maxLength: 100 }),
  dateOfBirth: on({ isRequired: true }),
  affiliateCode: on({ minLength: 1, maxLength: 64 }),
  captcha: on({ minLength: 4, maxLength: 8 }),
};

/** The rules with only these fields enabled. */
export function rulesWith(...fields: readonly RegisterField[]): Rules {
  const entries = Object.entries(ALL_RULES) as [RegisterField, FieldRule][];
  return Object.fromEntries(
    entries.map(([field, rule]) => [field, fields.includes(field) ? rule : OFF]),
  ) as Rules;
}

/** The demo brand's rules: a few fields, most of them optional. */
const USUAL_RULES: Rules = {
  ...rulesWith(
    'username',
    'password',
    'checkPass',
    'mobileNum',
    'verificationCode',
    'email',
    'affiliateCode',
    'whatsapp',
  ),
  payeeName: { ...ALL_RULES.payeeName, isRequired: false },
};

export const MINIMAL_RULES = rulesWith('username', 'password');

type Settings = typeof SETTINGS;

/** "k7Q4p", as drawn by the platform. */
const PICTURE =
  'data:image/svg+xml;base64,' +
  btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><rect width="160" height="56" fill="#fff3ec"/><text x="24" y="38" font-size="28" letter-spacing="8" fill="#b03a1c">k7Q4p</text></svg>',
  );

const DAY = Date.UTC(2026, 0, 15);

export const PROMOTIONS = [
  {
    id: 'p-1',
    category: 'new_player' as const,
    title: 'A welcome, twice as warm',
    summary: 'Your first deposit is doubled, up to ₱5,000.00, with a turnover of ten times.',
    picture: '/art/promotion/np-welcome',
    startsAt: DAY,
    endsAt: null,
    entry: 'AUTO' as const,
    state: null,
    bonus: null,
    currency: null,
  },
  {
    id: 'p-2',
    category: 'new_player' as const,
    title: 'Twenty free spins on Lantern Night',
    summary: 'On the first day, without a deposit. What they win is yours after one round of play.',
    picture: null,
    startsAt: DAY,
    endsAt: null,
    entry: 'AUTO' as const,
    state: null,
    bonus: null,
    currency: null,
  },
];

/** A fake platform that accepts every registration, sends every code, and knows the affiliate AG01. */
export function registerPlatform(
  fake: FakePlatform,
  {
    settings = {},
    rewards = {},
    promotions = PROMOTIONS,
  }: Pick<RegisterWorld, 'settings' | 'rewards' | 'promotions'> = {},
): void {
  signInPlatform(fake);
  fake
    .on(getRegisterSettings, () => ({
      ...SETTINGS,
      ...settings,
      rewards: { ...SETTINGS.rewards, ...rewards },
    }))
    .on(listCountryCodes, () => [
      { countryCode: 'PH', countryDialingCode: '63', flag: null },
      { countryCode: 'VN', countryDialingCode: '84', flag: null },
      { countryCode: 'TH', countryDialingCode: '66', flag: null },
    ])
    .on(getCaptcha, () => PICTURE)
    .on(checkAffiliate, ({ code }) => ({ isValid: code === 'AG01' }))
    .on(requestRegisterCode, () => ({ expiredMinutes: 2 }))
    .on(checkRegisterCode, ({ code }) => ({ isValid: code === '246810' }))
    .on(register, ({ username = '' }) => ({ ...wireLoginResult(), account: username }))
    .on(registerByMobile, () => ({ ...wireLoginResult(), account: 'p6302914457' }))
    .on(getMemberInfo, () => wireMemberInfo({ account: 'lola99' }))
    .on(listPromotions, () => wirePage([...promotions]));
}

export interface RegisterWorld {
  rules?: Rules;
  settings?: Partial<Omit<Settings, 'rewards'>>;
  /** Differences from what the demo brand gives. */
  rewards?: Partial<Settings['rewards']>;
  promotions?: typeof PROMOTIONS;
  /** Other differences from the demo brand. */
  siteConfig?: SiteConfigOverrides;
}

/** Story parameters: a fake platform, and a site configuration that matches its settings. */
export function registerWorld({
  rules = USUAL_RULES,
  settings = {},
  rewards = {},
  promotions = PROMOTIONS,
  siteConfig = {},
}: RegisterWorld = {}) {
  const all = { ...SETTINGS, ...settings };
  return {
    siteConfig: {
      registerRules: rules,
      ...siteConfig,
      switches: {
        usernameRegistration: all.byUsername,
        mobileRegistration: all.byMobile,
        mobileRegistrationWithPassword: all.mobileWithPassword,
        smsVerificationAtRegistration: all.smsVerification,
        ...siteConfig.switches,
      },
    },
    platform: (fake: FakePlatform) => registerPlatform(fake, { settings, rewards, promotions }),
  };
}
