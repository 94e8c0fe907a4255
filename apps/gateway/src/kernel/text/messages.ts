import { LANGUAGE_CODES, type LanguageCode, type Translate } from '@perya/i18n/core';
import { defineTexts } from './defineTexts';
import cn from './locales/cn.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fil from './locales/fil.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import ty from './locales/ty.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import type { Texts } from './texts';

/** The texts that the gateway sends itself, in a language: mails, text messages, notices, names of prizes. */
export const messagesIn = defineTexts({ EN: en, TY: ty, FIL: fil, CN: cn, ID: id, TH: th, VI: vi });

/** A message in all languages, for a recipient whose language isn't known yet. */
export const messageInAll = (
  message: (t: Translate<typeof en>, language: LanguageCode) => string,
): Texts => ({
  EN: message(messagesIn('EN'), 'EN'),
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, message(messagesIn(code), code)])),
});
