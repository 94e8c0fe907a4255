import type { Brand } from '../../../kernel/brand';
import { cn } from './texts/cn';
import { en } from './texts/en';
import { fil } from './texts/fil';
import { id } from './texts/id';
import { th } from './texts/th';
import { ty } from './texts/ty';
import { vi } from './texts/vi';

type Language = Brand['defaultLanguage'];

/** The texts of the platform's messages; `textIn` replaces their `{names}`. */
export interface MessageTexts {
  codeLogin: string;
  codeSecond: string;
  codeRegister: string;
  codePassword: string;
  /** Sent to the owner of a number that somebody registers with. */
  mobileTaken: string;
  /** With the password that the platform generated. */
  accountMade: string;
  passwordChangedSms: string;
  secondCodeSubject: string;
  secondCodeBody: string;
  resetSubject: string;
  resetBody: string;
  passwordChangedSubject: string;
  passwordChangedBody: string;
  /** Sent to the owner of an address that somebody registers with. */
  emailTakenSubject: string;
  emailTakenBody: string;
  /** Codes of the security center, with the same text for SMS and email. */
  codeBind: string;
  codeChange: string;
  codePayment: string;
  codeMailSubject: string;
  /** Sent to the owner of a number or an address that another account wants to bind. */
  contactTaken: string;
  contactTakenSubject: string;
  /** Sent after each change; `{what}` is one of the texts below. */
  securityChangedSubject: string;
  securityChangedBody: string;
  securityChangedSms: string;
  changedPaymentPassword: string;
  changedMobile: string;
  changedEmail: string;
  changedSecondFactorOn: string;
  changedSecondFactorOff: string;
  changedRecoveryCodes: string;
  usedRecoveryCode: string;
}

export const MESSAGE_TEXTS: Readonly<Record<Language, MessageTexts>> = {
  TY: ty,
  EN: en,
  CN: cn,
  ID: id,
  TH: th,
  VI: vi,
  FIL: fil,
};

/** The language tags of decisions.md. */
const TAGS: Readonly<Record<Language, string>> = {
  TY: 'tl-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH',
  VI: 'vi-VN',
  FIL: 'fil-PH',
};

/** `2 minutes`, in the given language. */
export const minutesIn = (language: string, minutes: number): string =>
  new Intl.NumberFormat(TAGS[languageOf(language)], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

/** A date and time formatted for a language, in the brand's time zone. */
export const timeIn = (language: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[languageOf(language)], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at);

/** A text with its `{names}` replaced. Inserted values aren't parsed again. */
export function textIn(
  language: string,
  name: keyof MessageTexts,
  params: Readonly<Record<string, string>>,
): string {
  return MESSAGE_TEXTS[languageOf(language)][name].replaceAll(
    /\{(\w+)\}/g,
    (whole, key: string) => params[key] ?? whole,
  );
}

const languageOf = (language: string): Language =>
  Object.hasOwn(MESSAGE_TEXTS, language) ? (language as Language) : 'EN';
