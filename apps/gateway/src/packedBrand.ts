import { formatDecimal, parseDecimal } from '@perya/rules/money';
import type { Brand as BrandPack } from '@perya/site-config/build';
import { demoBrand } from './demoBrand';
import type { Brand } from './kernel/brand';
import { demoAmountIn } from './kernel/money';
import { VENDORS } from './modules/games';

/**
 * The settings that a new platform starts with: the demo brand's and, if the gateway was started with a brand
 * pack (`PERYA_BRAND`), what that pack says instead. An operator changes them later.
 */
export function packedBrand(pack: BrandPack | undefined): Brand {
  if (pack === undefined) return demoBrand;
  const { currency, languages, socials, dialingCode } = pack;
  const { deposits, customerService, countries, ...rest } = inCurrency(demoBrand, currency);
  const { LIVECHAT, VIP } = customerService;
  const isOwn = (country: Brand['countries'][number]) => country.countryDialingCode === dialingCode;
  return {
    ...rest,
    merchant: pack.merchantCode,
    name: pack.name,
    languages: [...languages],
    defaultLanguage: pack.defaultLanguage,
    languageOnFirstVisit: pack.languageOnFirstVisit,
    currency,
    timeZone: pack.timeZone,
    themeOnFirstVisit: pack.themeOnFirstVisit,
    birthdayAgeLimit: pack.birthdayAgeLimit,
    lotteryType: pack.lottery.type,
    // The socials of the pack are on the site anyway.
    customerService: {
      ...(LIVECHAT && { LIVECHAT }),
      ...(VIP && { VIP }),
      ...Object.fromEntries(
        socials.flatMap(({ type, url }) =>
          type === 'TELEGRAM' || type === 'FACEBOOK' || type === 'TWITTER'
            ? [[type, { path: url, sealed: false }]]
            : [],
        ),
      ),
    },
    countries: [...countries.filter(isOwn), ...countries.filter((country) => !isOwn(country))],
    vendorsOff: Object.fromEntries(hiddenVendors(pack).map((code) => [code, true])),
    deposits: {
      ...deposits,
      methods: Object.fromEntries(
        Object.entries(deposits.methods).map(([name, method]) => [
          name,
          {
            ...method,
            currency,
            account: method.account && { ...method.account, holder: pack.legalName },
          },
        ]),
      ),
    },
  };
}

/** The vendors whose games are all of modules that the brand doesn't have. */
function hiddenVendors({ hiddenModules, vendorGroups }: BrandPack): string[] {
  const isHidden = (module: BrandPack['hiddenModules'][number]) => hiddenModules.includes(module);
  return [
    ...VENDORS.filter(({ categories }) => categories.every(isHidden)).map(({ code }) => code),
    ...(isHidden('ESPORTS') ? vendorGroups.esports : []),
    ...(isHidden('INHOUSE') ? vendorGroups.inhouse : []),
    ...(isHidden('COCKFIGHT') ? vendorGroups.cockfight : []),
  ];
}

/** An amount of the settings: all are decimals with two digits. */
const AMOUNT = /^\d+\.\d{2}$/;

/** Settings with all their amounts, which are the demo brand's, in another currency of about the same value. */
function inCurrency<T>(settings: T, currency: string): T {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string' && AMOUNT.test(value)) {
      return formatDecimal(demoAmountIn(parseDecimal(value) ?? 0n, currency));
    }
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convert(part)]));
  };
  return convert(settings) as T;
}
