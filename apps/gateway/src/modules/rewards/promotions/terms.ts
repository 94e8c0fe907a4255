import type { CallContext } from '../../../kernel/http/serve';
import { escapeHtml } from '../../../kernel/http/html';
import { formatIn, tagOf } from '../../../kernel/text/format';
import { messagesIn } from '../../../kernel/text/messages';
import { inLanguage } from '../../../kernel/text/texts';
import { fill, numbersOf } from './numbers';
import { PAID_AT, type Rule } from './rules/rule';
import type { CurrentPromotion } from './running';

/** What a member does to take part in a promotion that a press or an application isn't needed for. */
const AUTOMATIC = ['promotion.step.AUTO.first', 'promotion.step.AUTO.second'] as const;
const STEPS = {
  depositMatch: ['promotion.step.depositMatch', 'promotion.step.rewards'],
  depositBonus: ['promotion.step.depositBonus'],
  freeSpins: ['promotion.step.freeSpins'],
  referral: ['promotion.step.referral', 'promotion.step.referralReward'],
  firstWeek: AUTOMATIC,
  dailyCashback: AUTOMATIC,
  noFee: ['promotion.step.noFee'],
  steps: ['promotion.step.JOIN.first', 'promotion.step.JOIN.second', 'promotion.step.JOIN.third'],
  stakeCashback: [
    'promotion.step.JOIN.first',
    'promotion.step.JOIN.second',
    'promotion.step.JOIN.third',
  ],
  sharedPool: [
    'promotion.step.JOIN.first',
    'promotion.step.JOIN.second',
    'promotion.step.JOIN.third',
  ],
  application: [
    'promotion.step.APPLY.first',
    'promotion.step.APPLY.second',
    'promotion.step.APPLY.third',
  ],
} as const satisfies Record<Rule['kind'], readonly string[]>;

/** The full terms of a promotion, as HTML in the caller's language, with the numbers of its rule. */
export function termsOf(promotion: CurrentPromotion, ctx: CallContext): string {
  const { brand, language } = ctx;
  const { seed } = promotion;
  const { rule } = seed;
  const t = messagesIn(language);
  const numbers = numbersOf(seed, ctx);
  const claim = PAID_AT[rule.kind] === 'HERE' ? [t('promotion.claimHere', numbers)] : [];
  const turnover = turnoverOf(rule, ctx);
  const rows: readonly (readonly [string, string])[] = [
    [t('promotion.row.runs'), datesOf(promotion, ctx)],
    [t('promotion.row.whom'), audienceOf(promotion, ctx)],
    ...conditionsOf(promotion, ctx).map((text) => [t('promotion.row.condition'), text] as const),
    [t('promotion.row.counts'), countsText(rule, ctx)],
    [t('promotion.row.pays'), t(`promotion.pays.${rule.kind}`, numbers)],
    [t('promotion.row.when'), t(`promotion.when.${rule.kind}`, numbers)],
    ...claim.map((text) => [t('promotion.row.claim'), text] as const),
    ...(turnover === null ? [] : [[t('promotion.row.turnover'), turnover] as const]),
  ];
  const terms = [
    t('promotion.term.once'),
    t('promotion.term.age', { age: brand.birthdayAgeLimit }),
  ];
  return [
    element('p', fill(inLanguage(seed.details, language), numbers)),
    element('h2', t('promotion.heading.steps')),
    `<ol>${STEPS[rule.kind].map((step) => element('li', t(step))).join('')}</ol>`,
    element('h2', t('promotion.heading.terms')),
    `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th>${element('td', value)}</tr>`).join('')}</tbody></table>`,
    `<ul>${terms.map((term) => element('li', term)).join('')}</ul>`,
  ].join('');
}

/** Joins steps as the language does: "one, two, and three". */
const listIn = (language: string, parts: readonly string[]): string =>
  new Intl.ListFormat(tagOf(language)).format(parts);

const element = (tag: string, text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`;

/** Everyone whom the rule accepts. */
function audienceOf({ seed }: CurrentPromotion, ctx: CallContext): string {
  const { rule, minRank } = seed;
  const t = messagesIn(ctx.language);
  const numbers = numbersOf(seed, ctx);
  if (rule.kind === 'depositMatch') return t('promotion.forFirstDeposit');
  if (rule.kind === 'freeSpins') return t('promotion.forNew', numbers);
  if (rule.kind === 'firstWeek') return t('promotion.forNewDeposit', numbers);
  return minRank > 0 ? t('promotion.forRank', { rank: minRank }) : t('promotion.forAll');
}

/** What else an application needs: checked before anyone looks at it. */
function conditionsOf({ seed }: CurrentPromotion, ctx: CallContext): string[] {
  const { rule } = seed;
  if (rule.kind !== 'application') return [];
  const t = messagesIn(ctx.language);
  const numbers = numbersOf(seed, ctx);
  return [
    ...(rule.birthdayDays === undefined ? [] : [t('promotion.forBirthday', numbers)]),
    ...(rule.playedIn === undefined ? [] : [t('promotion.forPlayed', numbers)]),
  ];
}

function countsText(rule: Rule, ctx: CallContext): string {
  const t = messagesIn(ctx.language);
  const numbers = numbersOf({ rule, claimDays: 0, minRank: 0 }, ctx);
  if (rule.kind === 'referral') {
    return t(`promotion.counts.referral${ctx.brand.referral.qualifyBy}`, numbers);
  }
  if (rule.kind !== 'steps') return t(`promotion.counts.${rule.kind}`, numbers);
  return listIn(
    ctx.language,
    rule.steps.map((step) => t(`promotion.do.${step}`)),
  );
}

/** The turnover that the money requires before the next withdrawal; null if it brings no money. */
function turnoverOf(rule: Rule, { brand, language }: CallContext): string | null {
  const t = messagesIn(language);
  const text = (times: number, key: 'bonus' | 'winnings' | 'deposit') =>
    times === 0 ? t('promotion.turnover.none') : t(`promotion.turnover.${key}`, { times });
  switch (rule.kind) {
    case 'noFee':
      return null;
    case 'freeSpins':
      return text(rule.turnoverMultiple, 'winnings');
    case 'depositMatch':
      return text(brand.rewards.turnoverMultiple, 'bonus');
    case 'referral':
      return text(brand.referral.turnoverMultiple, 'bonus');
    case 'depositBonus':
      return text(brand.turnover.bonusTimes, 'deposit');
    case 'steps':
    case 'firstWeek':
    case 'dailyCashback':
    case 'stakeCashback':
    case 'sharedPool':
    case 'application':
      return text(brand.turnover.bonusTimes, 'bonus');
  }
}

function datesOf(
  { times: { startsAt, endsAt } }: CurrentPromotion,
  { brand, language }: CallContext,
): string {
  if (endsAt === null) return messagesIn(language)('promotion.untilEnded');
  const { dateTime } = formatIn(language, brand.timeZone);
  return `${dateTime(startsAt)} – ${dateTime(endsAt)}`;
}
