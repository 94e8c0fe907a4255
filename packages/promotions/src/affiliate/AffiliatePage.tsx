import { getAffiliateTerms, type AffiliateTerms } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { useBrand } from '@perya/site-config';
import { ContentPage } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import type { To } from 'react-router';

import styles from './AffiliatePage.module.css';
import { AgentAction, AgentSiteActions } from './AgentAction';
import { AgentsCard } from './AgentsCard';
import { useAffiliateT } from './locales';
import { MembersCard } from './MembersCard';

/** Props of {@link AffiliatePage}. */
export interface AffiliatePageProps {
  /** A button: the operator's affiliate page, else customer service. */
  contact: ReactNode;
  /** The address of the member's page to invite friends, or of the agent center. */
  placeOf(page: 'referral' | 'agents'): To;
}

/**
 * `/affiliate`: what the affiliate program pays, by the brand's rules, who can join and how to start. On a site
 * for agents, it's about agents only, and registering there makes an agent.
 */
export function AffiliatePage({ contact, placeOf }: AffiliatePageProps) {
  const t = useAffiliateT();
  const { audience, name } = useBrand();
  const query = useApiQuery(getAffiliateTerms, {});
  const agentAction = { centreAddress: placeOf('agents'), contact };
  if (audience === 'agents') {
    return (
      <ContentPage title={t('agentSite.title')} lead={t('agentSite.lead')} width="wide">
        <AgentSiteActions {...agentAction} />
        <Loaded query={query} skeleton={[132, 320]}>
          {(terms) => (
            <>
              <Numbers terms={{ ...terms, referral: null }} />
              <AgentsCard basisPoints={terms.commissionBasisPoints} titleLevel={2} />
            </>
          )}
        </Loaded>
        <Start steps={AGENT_STEPS} />
      </ContentPage>
    );
  }
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
                  titleLevel={3}
                  action={<AgentAction {...agentAction} />}
                />
              </div>
            </section>
          </>
        )}
      </Loaded>
      <Start steps={STEPS} />
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
const AGENT_STEPS = ['account', 'links', 'share'] as const;

interface StartProps {
  steps: typeof STEPS | typeof AGENT_STEPS;
}

function Start({ steps }: StartProps) {
  const t = useAffiliateT();
  const { birthdayAgeLimit } = useBrand();
  return (
    <section className={styles['section']} aria-labelledby="affiliate-start">
      <h2 id="affiliate-start">{t('start.title')}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
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
