import type { CallContext } from '../../../kernel/http/serve';
import { bonusIn, formatMoney } from '../../../kernel/money';
import { formatIn } from '../../../kernel/text/format';
import { messagesIn } from '../../../kernel/text/messages';
import { inLanguage } from '../../../kernel/text/texts';
import type { PromotionSeed } from './promotions';
import type { CountedGames } from './rules/rule';

type Readers = Pick<CallContext, 'brand' | 'language' | 'member'>;

/** The values of the placeholders in a promotion's texts, by name. */
export type Numbers = Readonly<Record<string, string>>;

/** A rule's numbers in the caller's language and currency: the same ones that it pays by. */
export function numbersOf(
  seed: Pick<PromotionSeed, 'rule' | 'claimDays' | 'minRank'>,
  ctx: Readers,
): Numbers {
  return {
    claimDays: countIn(ctx, seed.claimDays),
    rank: countIn(ctx, seed.minRank),
    ...ruleNumbers(seed, ctx),
  };
}

/** The summary of a promotion, with its numbers. */
export const promotionSummary = (seed: PromotionSeed, ctx: Readers): string =>
  fill(inLanguage(seed.summary, ctx.language), numbersOf(seed, ctx));

/** Replaces the placeholders of a text (`{{amount}}`). Throws if the rule has no such number. */
export const fill = (text: string, numbers: Numbers): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = numbers[name];
    if (value === undefined) throw new Error(`The promotion has no number for ${placeholder}.`);
    return value;
  });

function ruleNumbers({ rule }: Pick<PromotionSeed, 'rule'>, ctx: Readers): Numbers {
  const { brand } = ctx;
  const money = (units: number) => moneyIn(ctx, units);
  const share = (basisPoints: number) => percentIn(ctx, basisPoints);
  const count = (value: number) => countIn(ctx, value);
  switch (rule.kind) {
    case 'depositMatch': {
      const { welcome, days } = brand.rewards;
      return {
        percent: share(welcome.basisPoints),
        max: money(welcome.maxUnits),
        days: count(days),
      };
    }
    case 'depositBonus':
      return { percent: share(rule.basisPoints) };
    case 'freeSpins':
      return {
        spins: count(rule.spins),
        days: count(rule.days),
        newDays: count(rule.newDays),
      };
    case 'referral': {
      const { rewardUnits, qualifyUnits } = brand.referral;
      return { amount: money(rewardUnits), target: money(qualifyUnits) };
    }
    case 'steps':
      return { amount: money(rule.units), steps: count(rule.steps.length) };
    case 'firstWeek':
      return {
        percent: share(rule.basisPoints),
        max: money(rule.maxUnits),
        days: count(rule.days),
        newDays: count(rule.newDays),
      };
    case 'dailyCashback':
      return {
        percent: share(brand.cashback.basisPoints),
        games: brand.cashback.categories
          .map((category) => gamesIn(ctx, { by: 'category', category }))
          .join(', '),
      };
    case 'stakeCashback':
      return { percent: share(rule.basisPoints), games: gamesIn(ctx, rule.games) };
    case 'sharedPool':
      return {
        target: money(rule.targetUnits),
        pool: money(rule.poolUnits),
        max: money(rule.maxUnits),
        games: gamesIn(ctx, rule.games),
      };
    case 'application':
      return {
        amount: money(rule.units),
        ...(rule.birthdayDays !== undefined && { days: count(rule.birthdayDays) }),
        ...(rule.playedIn && { games: gamesIn(ctx, { by: 'category', category: rule.playedIn }) }),
      };
    case 'noFee':
      return {};
  }
}

function moneyIn({ brand, member, language }: Readers, units: number): string {
  const currency = member?.currency ?? brand.currency;
  return formatMoney(bonusIn(units, currency), currency, language);
}

const PERCENT = 10_000;
const percentIn = ({ language }: Readers, basisPoints: number): string =>
  formatIn(language).number(basisPoints / PERCENT, {
    style: 'percent',
    maximumFractionDigits: 2,
  });

const countIn = ({ language }: Readers, value: number): string => formatIn(language).number(value);

function gamesIn({ language }: Readers, games: CountedGames): string {
  const t = messagesIn(language);
  return games.by === 'name'
    ? t('promotion.gamesNamed', { word: games.word })
    : t(`promotion.category.${games.category}`);
}
