import type { CallContext } from '../../../kernel/http/serve';
import { escapeHtml } from '../../../kernel/http/html';
import { bonusIn, formatMoney } from '../../../kernel/money';
import { formatIn } from '../../../kernel/text/format';
import { messagesIn } from '../../../kernel/text/messages';
import { inLanguage } from '../../../kernel/text/texts';
import type { CurrentPromotion } from './running';

/** What a member does, by how they take part. */
const STEPS = {
  AUTO: ['promotion.step.AUTO.first', 'promotion.step.AUTO.second'],
  JOIN: ['promotion.step.JOIN.first', 'promotion.step.JOIN.second', 'promotion.step.JOIN.third'],
  APPLY: [
    'promotion.step.APPLY.first',
    'promotion.step.APPLY.second',
    'promotion.step.APPLY.third',
  ],
} as const;

/** The full terms of a promotion, as HTML in the caller's language. */
export function termsOf(promotion: CurrentPromotion, ctx: CallContext): string {
  const { brand, language, member } = ctx;
  const { seed } = promotion;
  const t = messagesIn(language);
  const terms = [
    t('promotion.term.bonus', { times: brand.turnover.bonusTimes }),
    t('promotion.term.once'),
    t('promotion.term.age', { age: brand.birthdayAgeLimit }),
  ];
  const currency = member?.currency ?? brand.currency;
  const rows = [
    [t('promotion.row.runs'), datesOf(promotion, ctx)],
    [t('promotion.row.whom'), audienceOf(promotion, language)],
    ...(seed.bonus > 0
      ? [[t('promotion.row.bonus'), formatMoney(bonusIn(seed.bonus, currency), currency, language)]]
      : []),
  ];
  return [
    element('p', inLanguage(seed.details, language)),
    element('h2', t('promotion.heading.steps')),
    `<ol>${STEPS[seed.entry].map((step) => element('li', t(step))).join('')}</ol>`,
    element('h2', t('promotion.heading.terms')),
    `<table><tbody>${rows.map(([name = '', value = '']) => `<tr><th scope="row">${escapeHtml(name)}</th>${element('td', value)}</tr>`).join('')}</tbody></table>`,
    `<ul>${terms.map((term) => element('li', term)).join('')}</ul>`,
  ].join('');
}

const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;

function audienceOf({ seed: { category, minRank } }: CurrentPromotion, language: string): string {
  const t = messagesIn(language);
  if (minRank > 0) return t('promotion.forRank', { rank: minRank });
  return category === 'new_player' ? t('promotion.forNew') : t('promotion.forAll');
}

function datesOf(
  { times: { startsAt, endsAt } }: CurrentPromotion,
  { brand, language }: CallContext,
): string {
  if (endsAt === null) return messagesIn(language)('promotion.untilEnded');
  const { dateTime } = formatIn(language, brand.timeZone);
  return `${dateTime(startsAt)} – ${dateTime(endsAt)}`;
}
