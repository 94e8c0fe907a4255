import { listCountryCodes, type Country } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import type { FieldFault } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import { useMemo, useState } from 'react';

/** A phone as the visitor gives it. */
export interface PhoneValue {
  /** With the plus sign; empty while the countries are not known. */
  dialingCode: string;
  /** As it was typed. */
  number: string;
  /** Tells countries apart that share a dialling code. ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** A phone as the calls take it. */
export interface ReadPhone {
  dialingCode: string;
  /** The national digits, without a leading zero where the country drops it abroad. */
  mobileNumber: string;
}

export interface Countries {
  /** The visitor's own first. */
  list: readonly Country[];
  /** The list could not be fetched; `retry` asks again. */
  hasFailed: boolean;
  retry(): void;
}

export interface PhoneReader {
  /** The phone to send, or what is wrong with it. Rejects where the countries could not be fetched. */
  read(phone: PhoneValue): Promise<ReadPhone | FieldFault>;
  /** Why the phone can't be sent, in the visitor's words; null where it can. */
  faultOf(phone: PhoneValue): Promise<string | null>;
}

export interface Phone {
  phone: PhoneValue;
  setPhone(phone: PhoneValue): void;
  countries: Countries;
}

const NO_COUNTRIES: readonly Country[] = [];

/** The countries whose phones may be used, the visitor's own first, as the platform sees where they are. */
export function useCountries(): Countries {
  const { location } = useSiteConfig();
  const { data, isError, refetch } = useCountryCodes();
  const list = useMemo(
    () => ownFirst(data ?? NO_COUNTRIES, location.country),
    [data, location.country],
  );
  return { list, hasFailed: isError, retry: () => void refetch() };
}

function useCountryCodes() {
  return useApiQuery(listCountryCodes, {}, { staleTime: Infinity });
}

function ownFirst(countries: readonly Country[], own: string): readonly Country[] {
  const isOwn = ({ code }: Country) => code === own;
  return [...countries.filter(isOwn), ...countries.filter((country) => !isOwn(country))];
}

/** Until the visitor has chosen a country it is that of the number, or else the first of the list. */
export function withOwnCountry(phone: PhoneValue, countries: readonly Country[]): PhoneValue {
  if (phone.dialingCode !== '') return phone;
  const own = countryOfNumber(phone.number, countries) ?? countries[0];
  return own ? { ...phone, dialingCode: own.dialingCode, country: own.code } : phone;
}

/** What a form keeps of a phone, with the visitor's own country to begin with. */
export function usePhone(initial: PhoneValue = { dialingCode: '', number: '' }): Phone {
  const countries = useCountries();
  const [typed, setPhone] = useState(initial);
  return { phone: withOwnCountry(typed, countries.list), setPhone, countries };
}

/** Fetches what knows the world's phone numbers, so that it is there when it is needed. */
export function loadPhoneRules() {
  return import('@perya/rules/accounts/phone');
}

/** Reads a phone as the platform will, or says what is wrong with it. */
export async function readPhoneValue(
  phone: PhoneValue,
  countries: readonly Country[],
): Promise<ReadPhone | FieldFault> {
  const { readPhone, isPhoneFault } = await loadPhoneRules();
  const { dialingCode, number } = withOwnCountry(phone, countries);
  const codes = countries.map(({ code }) => code);
  const read = readPhone(dialingCode, number, codes);
  if (isPhoneFault(read)) return read;
  return { dialingCode, mobileNumber: read.e164.slice(dialingCode.length) };
}

export function isReadPhone(read: ReadPhone | FieldFault): read is ReadPhone {
  return 'mobileNumber' in read;
}

/** Reads what is in a phone field once the countries are known, however soon a form is sent. */
export function usePhoneReader(): PhoneReader {
  const { location } = useSiteConfig();
  const { data, refetch } = useCountryCodes();
  const errorText = useErrorText();

  /** The call under way, or another one after a failure. */
  async function fetchCountries() {
    const fetched = await refetch({ cancelRefetch: false, throwOnError: true });
    return fetched.data ?? NO_COUNTRIES;
  }

  async function read(phone: PhoneValue) {
    const countries = data ?? (await fetchCountries());
    return readPhoneValue(phone, ownFirst(countries, location.country));
  }

  async function faultOf(phone: PhoneValue) {
    try {
      const found = await read(phone);
      return isReadPhone(found) ? null : errorText({ key: found.messageKey, params: found.params });
    } catch (failure) {
      return errorText(failure);
    }
  }

  return { read, faultOf };
}

/** The country that a number with its plus sign, or `00`, belongs to; null for other numbers. */
export function countryOfNumber(number: string, countries: readonly Country[]): Country | null {
  const international = internationalDigits(number);
  if (international === null) return null;
  const fits = countries.filter(({ dialingCode }) =>
    international.startsWith(dialingCode.slice(1)),
  );
  // +1868 before +1.
  return fits.sort((a, b) => b.dialingCode.length - a.dialingCode.length)[0] ?? null;
}

/** The number without the dialling code that it was pasted with. */
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
