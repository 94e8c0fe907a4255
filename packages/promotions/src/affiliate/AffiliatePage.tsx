import { getAffiliateTerms, type AffiliateTerms } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { useBrand } from '@perya/site-config';
import { ContentPage } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import type { To } from 'react-router';

import styles from './AffiliatePage.module.css';
import { AgentsCard } from './AgentsCard';
import { useAffiliateT } from './locales';
import { MembersCard } from './MembersCard';

export interface AffiliatePageProps {
  /** A button: the operator's affiliate page, else customer service. */
  contact: ReactNode;
  /** The address of the member's page to invite friends, or of the agent center. */
  placeOf(page: 'referral' | 'agents'): To;
}

/** `/affiliate`: what the affiliate program pays, by the brand's rules, who can join and how to start. */
export function AffiliatePage({ contact, placeOf }: AffiliatePageProps) {
  const t = useAffiliateT();
  const { name } = useBrand();
  const query = useApiQuery(getAffiliateTerms, {});
  return (
    <ContentPage title={t('title')} lead={t('lead', { brand: name })} width="wide">
      <Loaded query={query} skeleton={[132, 320]}>
        {(terms) => (
          <>
            <Numbers terms={terms} />
            <section className={styles['section']} aria-labelledby="affiliate-who">
              <h2 id="affiliate-who">{t('who')}</h2>
              <div className={styles['cards']}>
                <MembersCard referral={terms.referral} inviteAddress={placeOf('referral')} />
                <AgentsCard
                  basisPoints={terms.commissionBasisPoints}
                  centreAddress={placeOf('agents')}
                  contact={contact}
                />
              </div>
            </section>
          </>
        )}
      </Loaded>
      <Start />
    </ContentPage>
  );
}

/** What the program pays, in figures. */
function Numbers({ terms: { commissionBasisPoints, referral } }: { terms: AffiliateTerms }) {
  const t = useAffiliateT();
  const { money, percent } = useFormat();
  const numbers = [
    commissionBasisPoints !== null && {
      id: 'commission',
      value: percent(commissionBasisPoints / 10_000, 2),
      text: t('numbers.commission'),
    },
    referral && {
      id: 'referral',
      value: money(referral.reward.minor, referral.reward.currency),
      text: t('numbers.referral'),
    },
    commissionBasisPoints !== null && {
      id: 'daily',
      value: t('numbers.daily'),
      text: t('numbers.dailyText'),
    },
  ].filter((number) => number !== false && number !== null);
  if (numbers.length === 0) return null;
  return (
    <section aria-label={t('numbers.title')}>
      <dl className={styles['numbers']}>
        {numbers.map(({ id, value, text }) => (
          <div key={id} className={styles['number']}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const STEPS = ['account', 'contact', 'share'] as const;

function Start() {
  const t = useAffiliateT();
  const { birthdayAgeLimit } = useBrand();
  return (
    <section className={styles['section']} aria-labelledby="affiliate-start">
      <h2 id="affiliate-start">{t('start.title')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step} className={styles['step']}>
            <h3>{t(`start.${step}`)}</h3>
            <p>{t(`start.${step}Text`, { age: birthdayAgeLimit })}</p>
          </li>
        ))}
      </ol>
      <p className={styles['fair']}>{t('fair')}</p>
    </section>
  );
}
