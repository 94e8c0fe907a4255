import type { AffiliateTerms } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useIsSignedIn } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { Button, Card } from '@perya/ui-kit';
import { Link, type To } from 'react-router';

import styles from './AffiliatePage.module.css';
import { useAffiliateT } from './locales';

export interface MembersCardProps {
  referral: AffiliateTerms['referral'];
  inviteAddress: To;
}

/** Inviting friends: open to every member, with the brand's rule. */
export function MembersCard({ referral, inviteAddress }: MembersCardProps) {
  const t = useAffiliateT();
  const isSignedIn = useIsSignedIn();
  const canRegister = useSwitch('directRegistration');
  return (
    <Card
      title={t('members.title')}
      titleLevel={3}
      padding="roomy"
      className={styles['card'] ?? ''}
    >
      <p>{t('members.text')}</p>
      {referral ? (
        <ReferralRules referral={referral} />
      ) : (
        <p className={styles['closed']}>{t('members.closed')}</p>
      )}
      {isSignedIn && referral && (
        <Button variant="primary" render={<Link to={inviteAddress} preventScrollReset />}>
          {t('members.invite')}
        </Button>
      )}
      {!isSignedIn && canRegister && (
        <Button variant="primary" render={<Link to="/register" />}>
          {t('members.register')}
        </Button>
      )}
    </Card>
  );
}

function ReferralRules({ referral }: { referral: NonNullable<AffiliateTerms['referral']> }) {
  const t = useAffiliateT();
  const { money, number } = useFormat();
  const { measure, goal, turnoverMultiple, tiers } = referral;
  const amount = money(goal.minor, goal.currency);
  return (
    <ul className={styles['rules']}>
      <li>
        {measure === 'deposit'
          ? t('members.ruleDeposit', { amount })
          : t('members.ruleTurnover', { amount })}
      </li>
      {tiers.map(({ friends, bonus }) => (
        <li key={friends}>
          {t('members.tier', {
            amount: money(bonus.minor, bonus.currency),
            friends: number(friends),
          })}
        </li>
      ))}
      {turnoverMultiple > 0 && <li>{t('members.ruleMultiple', { times: turnoverMultiple })}</li>}
    </ul>
  );
}
