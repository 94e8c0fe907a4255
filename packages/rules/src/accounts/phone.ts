import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/mobile';
import { westernDigits } from './digits';
import { fieldError, type FieldError } from './fields';

/** A mobile number that is valid in the numbering plan of its region. */
export interface Phone {
  /** International format, `+639171234567`: use it for storage and comparison. */
  readonly e164: string;
  /** Region, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Digits and common separators, after an optional plus. */
const PHONE_TEXT = /^\+?[\d\s().\-‐-―/·]*\d[\d\s().\-‐-―/·]*$/u;

/**
 * Parses a mobile number in any common notation: with or without the dialing code or the leading zero, with
 * spaces, dashes and brackets, in the digits of any script.
 *
 * @param dialingCode of the region, `63` or `+63`
 * @param countries supported ISO 3166-1 alpha-2 codes; every region if omitted
 */
export function readPhone(
  dialingCode: string,
  number: string,
  countries?: readonly string[],
): Phone | FieldError {
  const text = westernDigits(number.normalize('NFKC')).trim();
  if (text === '') return fieldError('mobile_required');
  const callingCode = westernDigits(dialingCode).replaceAll(/\D/g, '');
  const served = regionsOf(callingCode, countries);
  if (!PHONE_TEXT.test(text) || served.length === 0) return fieldError('form.phoneFormat');
  const phone = parsePhoneNumberFromString(dialled(text, callingCode), {
    defaultCallingCode: callingCode,
    extract: false,
  });
  // Too few digits for any number.
  if (!phone) return digitsErrorOf('', served);
  const { country, countryCallingCode, nationalNumber, number: e164 } = phone;
  if (countryCallingCode !== callingCode) return fieldError('form.phoneFormat');
  if (!phone.isValid()) return digitsErrorOf(nationalNumber, served);
  return country !== undefined && served.includes(country)
    ? { e164, country }
    : fieldError('form.phoneFormat');
}

/** Whether `readPhone` rejected the number. */
export function isPhoneError(read: Phone | FieldError): read is FieldError {
  return 'messageKey' in read;
}

/** The digits, with `+` for `00`, the international prefix of most regions. */
function dialled(text: string, callingCode: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  return digits.startsWith(`00${callingCode}`) ? `+${digits.slice(2)}` : digits;
}

function regionsOf(callingCode: string, countries?: readonly string[]): readonly CountryCode[] {
  const candidates = countries?.filter((country) => isSupportedCountry(country)) ?? getCountries();
  return candidates.filter((country) => getCountryCallingCode(country) === callingCode);
}

/** A wrong number of digits is reported with the right one; a wrong prefix as an invalid phone number. */
function digitsErrorOf(national: string, regions: readonly CountryCode[]): FieldError {
  const lengths = mobileLengths(regions);
  return lengths.length === 0 || lengths.includes(national.length)
    ? fieldError('form.phoneFormat')
    : fieldError('form.phoneDigits', { length: lengthsText(lengths) });
}

/** Possible numbers of digits of a mobile number there, without dialing code and leading zero. */
function mobileLengths(regions: readonly CountryCode[]): readonly number[] {
  const lengths = regions.flatMap((region) => {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(region);
    const plan = metadata.numberingPlan as PlanWithTypes | undefined;
    return plan?.type('MOBILE')?.possibleLengths() ?? [];
  });
  return [...new Set(lengths)].sort((a, b) => a - b);
}

/** `10`, `9–12`, or `8, 10` if the lengths in between don't exist. */
function lengthsText(lengths: readonly number[]): string {
  const min = lengths.at(0) ?? 0;
  const max = lengths.at(-1) ?? 0;
  const isRange = lengths.length > 1 && max - min === lengths.length - 1;
  return isRange ? `${String(min)}–${String(max)}` : lengths.join(', ');
}

/** Fields of the library's numbering plans that its types omit. */
interface PlanWithTypes {
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
}
