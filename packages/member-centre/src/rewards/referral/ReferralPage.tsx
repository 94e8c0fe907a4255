import { claimReferralRewards, getReferral, type ReferralSummary } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { ClaimAction, Loaded, PageFrame, ShareLink } from '@perya/page-kit';
import { Badge, EmptyState, MoneyText } from '@perya/ui-kit';

import { useT } from '../../locales';
import { useRewardsT } from '../locales';
import { INVALIDATED_BY_CLAIM } from '../claims/invalidatedQueries';
import styles from '../Rewards.module.css';
import { FriendTable } from './FriendTable';

/** The referral program: link, friends, tiers, rewards, rules (specification §2, referral). */
export function ReferralPage() {
  const names = useT();
  const query = useApiQuery(getReferral, {}, { staleTime: 0 });
  return (
    <PageFrame title={names('centre.referral')}>
      <Loaded query={query} skeleton={[220, 96, 160]}>
        {(summary) => <Referral summary={summary} />}
      </Loaded>
    </PageFrame>
  );
}

function Referral({ summary }: { summary: ReferralSummary }) {
  const t = useRewardsT();
  const { money } = useFormat();
  const { rule, isOpen, invited } = summary;
  return (
    <div className={styles['stack']}>
      {isOpen ? (
        <>
          <p className={styles['text']}>
            {t('referral.lead', { amount: money(rule.reward.minor, rule.reward.currency) })}
          </p>
          <ShareLink
            label={t('referral.invite')}
            name="referralCode"
            code={summary.code}
            text={t('referral.shareText')}
          />
        </>
      ) : (
        <p className={styles['text']}>{t('referral.closed')}</p>
      )}
      <Figures summary={summary} />
      <Tiers tiers={summary.tiers} />
      {invited === 0 ? (
        <EmptyState
          size="compact"
          title={t('referral.emptyTitle')}
          description={t('referral.emptyText')}
        />
      ) : (
        <FriendTable goal={rule.goal} />
      )}
      <Rules rule={rule} />
    </div>
  );
}

function Figures({ summary }: { summary: ReferralSummary }) {
  const t = useRewardsT();
  const { money, number } = useFormat();
  const { invited, qualified, earned, claimable, isOpen } = summary;
  const waiting = money(claimable.minor, claimable.currency);
  const facts = [
    { id: 'invited', value: number(invited) },
    { id: 'qualified', value: number(qualified) },
    { id: 'earned', value: money(earned.minor, earned.currency) },
    { id: 'claimable', value: waiting },
  ] as const;
  return (
    <div className={styles['section']}>
      <dl className={styles['facts']}>
        {facts.map(({ id, value }) => (
          <div key={id} className={styles['fact']}>
            <dt>{t(`referral.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimAction
        endpoint={claimReferralRewards}
        input={{}}
        refresh={INVALIDATED_BY_CLAIM.referral}
        isOpen={isOpen && claimable.minor > 0}
        prize={waiting}
      />
    </div>
  );
}

function Tiers({ tiers }: Pick<ReferralSummary, 'tiers'>) {
  const t = useRewardsT();
  const { money, number } = useFormat();
  if (tiers.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={t('referral.tiers')}>
      <h3>{t('referral.tiers')}</h3>
      <ul className={styles['cards']}>
        {tiers.map(({ friends, bonus, state }) => (
          <li
            key={friends}
            className={styles['card']}
            data-waits={state === 'claimable' || undefined}
          >
            <div className={styles['line']}>
              <span>{t('referral.tier', { number: number(friends) })}</span>
              <Badge tone={state === 'open' ? 'neutral' : 'gold'}>{t(`tierState.${state}`)}</Badge>
            </div>
            <MoneyText text={money(bonus.minor, bonus.currency)} tone="gold" size="large" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ rule }: Pick<ReferralSummary, 'rule'>) {
  const t = useRewardsT();
  const { money } = useFormat();
  const goal = { amount: money(rule.goal.minor, rule.goal.currency) };
  return (
    <section className={styles['section']} aria-label={t('referral.rules')}>
      <h3>{t('referral.rules')}</h3>
      <ul className={styles['rules']}>
        <li>
          {rule.measure === 'deposit'
            ? t('referral.ruleDeposit', goal)
            : t('referral.ruleTurnover', goal)}
        </li>
        <li>
          {t('referral.ruleReward', { amount: money(rule.reward.minor, rule.reward.currency) })}
        </li>
        {rule.turnoverMultiple > 0 && (
          <li>{t('referral.ruleMultiple', { times: rule.turnoverMultiple })}</li>
        )}
        <li>{t('referral.ruleGuard')}</li>
      </ul>
    </section>
  );
}
