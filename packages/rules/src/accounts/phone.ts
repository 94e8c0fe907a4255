import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/mobile';
import { westernDigits } from './digits';
import { fault, type FieldFault } from './fields';

/** A mobile number that exists in the numbering plan of its region. */
export interface Phone {
  /** International form, `+639171234567`: the one to keep and to compare. */
  readonly e164: string;
  /** Region, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Digits and what people write between them, after an optional plus. */
const PHONE_TEXT = /^\+?[\d\s().\-‐-―/·]*\d[\d\s().\-‐-―/·]*$/u;

/**
 * Reads a mobile number as people write it: with or without the dialling code or the leading zero,
 * with spaces, dashes and brackets, in the digits of any script.
 *
 * @param dialingCode of the region, `63` or `+63`
 * @param countries ISO 3166-1 alpha-2 codes that are served; every region if left out
 */
export function readPhone(
  dialingCode: string,
  number: string,
  countries?: readonly string[],
): Phone | FieldFault {
  const text = westernDigits(number.normalize('NFKC')).trim();
  if (text === '') return fault('mobile_required');
  const callingCode = westernDigits(dialingCode).replaceAll(/\D/g, '');
  const served = regionsOf(callingCode, countries);
  if (!PHONE_TEXT.test(text) || served.length === 0) return fault('form.phoneFormat');
  const phone = parsePhoneNumberFromString(dialled(text, callingCode), {
    defaultCallingCode: callingCode,
    extract: false,
  });
  // Too few digits to be a number at all.
  if (!phone) return digitsFault('', served);
  const { country, countryCallingCode, nationalNumber, number: e164 } = phone;
  if (countryCallingCode !== callingCode) return fault('form.phoneFormat');
  if (!phone.isValid()) return digitsFault(nationalNumber, served);
  return country !== undefined && served.includes(country)
    ? { e164, country }
    : fault('form.phoneFormat');
}

/** Whether `readPhone` refused the number. */
export function isPhoneFault(read: Phone | FieldFault): read is FieldFault {
  return 'messageKey' in read;
}

/** The digits, with `+` for the `00` by which most regions dial abroad. */
function dialled(text: string, callingCode: string): string {
  const digits = text.replaceAll(/[^\d+]/g, '');
  return digits.startsWith(`00${callingCode}`) ? `+${digits.slice(2)}` : digits;
}

function regionsOf(callingCode: string, countries?: readonly string[]): readonly CountryCode[] {
  const candidates = countries?.filter((country) => isSupportedCountry(country)) ?? getCountries();
  return candidates.filter((country) => getCountryCallingCode(country) === callingCode);
}

/** A wrong number of digits is said with the right one; a wrong beginning is no phone number. */
function digitsFault(national: string, regions: readonly CountryCode[]): FieldFault {
  const lengths = mobileLengths(regions);
  return lengths.length === 0 || lengths.includes(national.length)
    ? fault('form.phoneFormat')
    : fault('form.phoneDigits', { length: lengthsText(lengths) });
}

/** How many digits a mobile number has there, without its dialling code and leading zero. */
function mobileLengths(regions: readonly CountryCode[]): readonly number[] {
  const lengths = regions.flatMap((region) => {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(region);
    const plan = metadata.numberingPlan as PlanWithTypes | undefined;
    return plan?.type('MOBILE')?.possibleLengths() ?? [];
  });
  return [...new Set(lengths)].sort((a, b) => a - b);
}

/** `10`, `9–12`, or `8, 10` where the lengths between do not exist. */
function lengthsText(lengths: readonly number[]): string {
  const min = lengths.at(0) ?? 0;
  const max = lengths.at(-1) ?? 0;
  const isRange = lengths.length > 1 && max - min === lengths.length - 1;
  return isRange ? `${String(min)}–${String(max)}` : lengths.join(', ');
}

/** What the library's numbering plans have and its types leave out. */
interface PlanWithTypes {
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
}
