import { listCountryCodes, type Country } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import type { FieldError } from '@perya/rules/accounts';
import { useSiteConfig, type SiteConfig } from '@perya/site-config';
import { useMemo, useState } from 'react';

/** A phone number as entered. */
export interface PhoneValue {
  /** With the plus sign; empty until the countries are loaded. */
  dialingCode: string;
  /** As typed. */
  number: string;
  /** Distinguishes countries that share a dialing code. ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** A phone number as sent in requests. */
export interface ParsedPhone {
  dialingCode: string;
  /** The national digits, without the trunk zero if the country drops it in international format. */
  mobileNumber: string;
}

export interface Countries {
  /** The visitor's own country first, then the brand's. */
  list: readonly Country[];
  /** Whether loading the list failed; `retry` loads it again. */
  hasFailed: boolean;
  retry(): void;
}

export interface PhoneReader {
  /** The phone to send, or its error. Rejects if the countries could not be fetched. */
  read(phone: PhoneValue): Promise<ParsedPhone | FieldError>;
  /** The translated error of the phone; null if it's valid. */
  errorOf(phone: PhoneValue): Promise<string | null>;
}

export interface Phone {
  phone: PhoneValue;
  setPhone(phone: PhoneValue): void;
  countries: Countries;
}

const NO_COUNTRIES: readonly Country[] = [];

/** The supported countries: the visitor's own first, as located by the platform, then the brand's. */
export function useCountries(): Countries {
  const config = useSiteConfig();
  const { data, isError, refetch } = useCountryCodes();
  const list = useMemo(() => ownFirst(data ?? NO_COUNTRIES, config), [data, config]);
  return { list, hasFailed: isError, retry: () => void refetch() };
}

function useCountryCodes() {
  return useApiQuery(listCountryCodes, {}, { staleTime: Infinity });
}

/** The visitor's own country first, then the one with the brand's dialing code. */
export function ownFirst(
  countries: readonly Country[],
  { location, brand }: Pick<SiteConfig, 'location' | 'brand'>,
): readonly Country[] {
  const place = ({ code, dialingCode }: Country) =>
    Number(code !== location.country) + Number(dialingCode !== `+${brand.dialingCode}`) / 2;
  return countries.toSorted((left, right) => place(left) - place(right));
}

/** Until the visitor selects a country, uses the number's own, or the first of the list. */
export function withDefaultCountry(phone: PhoneValue, countries: readonly Country[]): PhoneValue {
  if (phone.dialingCode !== '') return phone;
  const own = countryOfNumber(phone.number, countries) ?? countries[0];
  return own ? { ...phone, dialingCode: own.dialingCode, country: own.code } : phone;
}

/** The form state of a phone, initialized with the visitor's country. */
export function usePhone(initial: PhoneValue = { dialingCode: '', number: '' }): Phone {
  const countries = useCountries();
  const [typed, setPhone] = useState(initial);
  return { phone: withDefaultCountry(typed, countries.list), setPhone, countries };
}

/** Preloads the phone number rules. */
export function loadPhoneRules() {
  return import('@perya/rules/accounts/phone');
}

/** Parses a phone number like the platform, or returns its error. */
export async function readPhoneValue(
  phone: PhoneValue,
  countries: readonly Country[],
): Promise<ParsedPhone | FieldError> {
  const { readPhone, isPhoneError } = await loadPhoneRules();
  const { dialingCode, number } = withDefaultCountry(phone, countries);
  const codes = countries.map(({ code }) => code);
  const read = readPhone(dialingCode, number, codes);
  if (isPhoneError(read)) return read;
  return { dialingCode, mobileNumber: read.e164.slice(dialingCode.length) };
}

export function isReadPhone(read: ParsedPhone | FieldError): read is ParsedPhone {
  return 'mobileNumber' in read;
}

/** Parses a phone field after the countries have loaded, even if the form is submitted earlier. */
export function usePhoneReader(): PhoneReader {
  const config = useSiteConfig();
  const { data, refetch } = useCountryCodes();
  const errorText = useErrorText();

  /** Returns the pending request, or retries after a failure. */
  async function fetchCountries() {
    const fetched = await refetch({ cancelRefetch: false, throwOnError: true });
    return fetched.data ?? NO_COUNTRIES;
  }

  async function read(phone: PhoneValue) {
    const countries = data ?? (await fetchCountries());
    return readPhoneValue(phone, ownFirst(countries, config));
  }

  async function errorOf(phone: PhoneValue) {
    try {
      const found = await read(phone);
      return isReadPhone(found) ? null : errorText({ key: found.messageKey, params: found.params });
    } catch (failure) {
      return errorText(failure);
    }
  }

  return { read, errorOf };
}

/** The country of a number that starts with a plus sign or `00`; null for other numbers. */
export function countryOfNumber(number: string, countries: readonly Country[]): Country | null {
  const international = internationalDigits(number);
  if (international === null) return null;
  const fits = countries.filter(({ dialingCode }) =>
    international.startsWith(dialingCode.slice(1)),
  );
  // +1868 before +1.
  return fits.sort((a, b) => b.dialingCode.length - a.dialingCode.length)[0] ?? null;
}

/** Removes a pasted dialing code from a number. */
export function withoutDialingCode(number: string, dialingCode: string): string {
  const international = internationalDigits(number);
  const code = dialingCode.slice(1);
  if (international === null || code === '' || !international.startsWith(code)) return number;
  return international.slice(code.length);
}

function internationalDigits(number: string): string | null {
  const text = number.normalize('NFKC').trim();
  if (!/^(\+|00)/.test(text)) return null;
  return text.replace(/\D/g, '').replace(/^00/, '');
}
