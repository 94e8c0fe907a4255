import type { HelpTopic } from '@perya/api-client';
import { escapeHtml } from '../../../kernel/http/html';
import { defineTexts } from '../../../kernel/text/defineTexts';
import { formatIn } from '../../../kernel/text/format';
import cn from './locales/cn.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fil from './locales/fil.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import ty from './locales/ty.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

const helpTextsIn = defineTexts({ EN: en, TY: ty, FIL: fil, CN: cn, ID: id, TH: th, VI: vi });

/** The subjects of the help center and their articles, in order. */
const SUBJECTS = {
  account: ['sign-in', 'password', 'codes', 'safe', 'trial'],
  money: ['deposit', 'withdraw', 'record', 'unknown-outcome'],
  games: ['does-not-open', 'fair', 'demo'],
  rewards: ['promotions', 'points', 'vip'],
  'play-safely': ['limits', 'break', 'age'],
  device: ['install', 'slow', 'language'],
  // The user agreement of the registration (§2) links to the first.
  terms: ['terms', 'privacy'],
} as const;

type SubjectId = keyof typeof SUBJECTS;

/** The brand's values in the articles. */
export interface HelpFacts {
  brand: string;
  /** Years. */
  age: number;
  /** How long a code is valid. */
  minutes: number;
  /** The minimum withdrawal. */
  withdrawMin: { minor: bigint; currency: string };
  /** Minutes after which a paid withdrawal without an answer counts as received. */
  receiptMinutes: number;
}

/**
 * The help center in a language; in English if the platform doesn't have it. The articles are HTML of
 * paragraphs, lists and links; they quote the site's buttons and menus as `$t(label.…)`.
 */
export function helpIn(language: string, help: HelpFacts): HelpTopic[] {
  const t = helpTextsIn(language);
  const format = formatIn(language);
  const { brand, age, minutes, withdrawMin, receiptMinutes } = help;
  const facts = {
    brand: escapeHtml(brand),
    age,
    minutes,
    min: format.money(withdrawMin.minor, withdrawMin.currency),
    hours: format.number(Math.ceil(receiptMinutes / 60)),
  };
  return Object.entries(SUBJECTS).map(([id, articles]) => {
    const subject = id as SubjectId;
    return {
      id,
      title: t(`subjects.${subject}.title`),
      summary: t(`subjects.${subject}.summary`),
      articles: articles.map((article) => ({
        id: article,
        title: t(`articles.${article}.title`),
        html: t(`articles.${article}.content`, facts),
        keywords: t(`articles.${article}.keywords`).split(', '),
      })),
    };
  });
}
