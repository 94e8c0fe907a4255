import { formatDecimal } from '@perya/rules/money';
import type { CallContext } from '../../../kernel/http/serve';
import { inLanguage, type Texts } from '../../../kernel/text/texts';
import { bonusIn } from '../../../kernel/money';
import type { CurrentPromotion } from './running';
import {
  COMMON_TERMS,
  FOR_ALL,
  FOR_NEW,
  FOR_RANK,
  HEADINGS,
  ROWS,
  STEPS,
  UNTIL_ENDED,
} from './words';

/** The `Intl` locales of the platform's languages. */
const LOCALES: Readonly<Record<string, string>> = {
  TY: 'tl-PH',
  FIL: 'fil-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH-u-ca-gregory',
  VI: 'vi-VN',
};

/** The full terms of a promotion, as HTML in the caller's language. */
export function termsOf(
  { seed, times }: CurrentPromotion,
  { brand, language, member }: CallContext,
) {
  const say = (text: Texts) => escapeHtml(inLanguage(text, language));
  const locale = LOCALES[language] ?? LOCALES['EN'];
  const rows = [
    [ROWS.runs, runs(times, { locale, timeZone: brand.timeZone, untilEnded: say(UNTIL_ENDED) })],
    [ROWS.whom, whom(seed, say)],
    ...(seed.bonus > 0
      ? ([[ROWS.bonus, money(seed.bonus, member?.currency ?? brand.currency, locale)]] as const)
      : []),
  ] as const;
  const age = String(brand.birthdayAgeLimit);
  const bonusTimes = String(brand.turnover.bonusTimes);
  return [
    `<p>${say(seed.details)}</p>`,
    `<h2>${say(HEADINGS.steps)}</h2>`,
    `<ol>${STEPS[seed.entry].map((step) => `<li>${say(step)}</li>`).join('')}</ol>`,
    `<h2>${say(HEADINGS.terms)}</h2>`,
    `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${say(name)}</th><td>${value}</td></tr>`).join('')}</tbody></table>`,
    `<ul>${COMMON_TERMS.map((term) => `<li>${say(term).replace('{age}', age).replace('{times}', bonusTimes)}</li>`).join('')}</ul>`,
  ].join('');
}

function whom(
  { category, minRank }: CurrentPromotion['seed'],
  say: (text: Texts) => string,
): string {
  if (minRank > 0) return say(FOR_RANK).replace('{rank}', String(minRank));
  return say(category === 'new_player' ? FOR_NEW : FOR_ALL);
}

interface Place {
  locale: string | undefined;
  timeZone: string;
  untilEnded: string;
}

function runs(
  { startsAt, endsAt }: CurrentPromotion['times'],
  { locale, timeZone, untilEnded }: Place,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (endsAt === null) return untilEnded;
  return escapeHtml(format.formatRange(startsAt, endsAt));
}

function money(units: number, currency: string, locale: string | undefined): string {
  const amount = formatDecimal(bonusIn(units, currency)) as Intl.StringNumericLiteral;
  return escapeHtml(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount));
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
