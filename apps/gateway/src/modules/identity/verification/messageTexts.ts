import type { Brand } from '../../../kernel/brand';
import { cn } from './texts/cn';
import { en } from './texts/en';
import { fil } from './texts/fil';
import { id } from './texts/id';
import { th } from './texts/th';
import { ty } from './texts/ty';
import { vi } from './texts/vi';

type Language = Brand['defaultLanguage'];

/** What the platform writes to people; `{names}` stand for what `textIn` is given. */
export interface MessageTexts {
  codeLogin: string;
  codeSecond: string;
  codeRegister: string;
  codePassword: string;
  /** To the owner of a number that somebody registers with. */
  mobileTaken: string;
  /** With the password that the platform made. */
  accountMade: string;
  passwordChangedSms: string;
  secondCodeSubject: string;
  secondCodeBody: string;
  resetSubject: string;
  resetBody: string;
  passwordChangedSubject: string;
  passwordChangedBody: string;
  /** To the owner of an address that somebody registers with. */
  emailTakenSubject: string;
  emailTakenBody: string;
  /** Of the security centre, by text message and by mail alike. */
  codeBind: string;
  codeChange: string;
  codePayment: string;
  codeMailSubject: string;
  /** To the owner of a number or an address that another account wants. */
  contactTaken: string;
  contactTakenSubject: string;
  /** Told after each change; `{what}` is one of the sentences below. */
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

/** The tags of decisions.md. */
const TAGS: Readonly<Record<Language, string>> = {
  TY: 'tl-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH',
  VI: 'vi-VN',
  FIL: 'fil-PH',
};

/** `2 minutes`, in the words of a language. */
export const minutesIn = (language: string, minutes: number): string =>
  new Intl.NumberFormat(TAGS[languageOf(language)], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

/** A moment as people of a language write it, in the brand's time zone. */
export const timeIn = (language: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[languageOf(language)], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at);

/** A text with its names filled in. What is filled in is not read again. */
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
