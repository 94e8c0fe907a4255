import { getAffiliateProgramme, type AffiliateProgramme } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, ShareLink } from '@perya/page-kit';
import { Card, Link } from '@perya/ui-kit';

import { FunnelPanel } from './FunnelPanel';
import { useRegisterT } from './locales';
import styles from './register.module.css';

/** The affiliate program: the agent's link, terms and results (specification §1, §2 footer). */
export function AffiliatePanel() {
  const query = useApiQuery(getAffiliateProgramme, {}, { staleTime: 0 });
  return (
    <div className={styles['panel']}>
      <Loaded query={query} skeleton={[220, 96, 96]}>
        {(programme) => <Programme programme={programme} />}
      </Loaded>
      <FunnelPanel />
    </div>
  );
}

function Programme({ programme }: { programme: AffiliateProgramme }) {
  const t = useRegisterT();
  const { isOpen, code, pageUrl } = programme;
  return (
    <>
      {isOpen ? (
        <ShareLink
          label={t('affiliate.invitation')}
          name="affiliateCode"
          code={code}
          text={t('shareText')}
        />
      ) : (
        <p className={styles['note']}>{t('affiliate.closed')}</p>
      )}
      <Terms programme={programme} />
      {isWebAddress(pageUrl) && (
        <Link href={pageUrl} externalLabel={t('affiliate.newTab')}>
          {t('affiliate.page')}
        </Link>
      )}
    </>
  );
}

/** Whether text entered by the operator is a web address. */
const isWebAddress = (text: string): boolean =>
  ['https:', 'http:'].includes(URL.parse(text)?.protocol ?? '');

function Terms({ programme }: { programme: AffiliateProgramme }) {
  const t = useRegisterT();
  const { money, number, percent } = useFormat();
  const { cashbackBasisPoints, referralReward, totals, earned } = programme;
  const facts = [
    { id: 'clicks', value: number(totals.clicks) },
    { id: 'registrations', value: number(totals.registrations) },
    { id: 'firstDeposits', value: number(totals.firstDeposits) },
    {
      id: 'firstDepositAmount',
      value: money(totals.firstDepositAmount.minor, totals.firstDepositAmount.currency),
    },
    { id: 'earned', value: money(earned.minor, earned.currency) },
  ] as const;
  return (
    <Card title={t('affiliate.title')} titleLevel={3}>
      <div className={styles['panel']}>
        <ul className={styles['terms']}>
          <li>{t('affiliate.cashback', { rate: percent(cashbackBasisPoints / 10_000, 2) })}</li>
          {referralReward && (
            <li>
              {t('affiliate.reward', {
                amount: money(referralReward.minor, referralReward.currency),
              })}
            </li>
          )}
        </ul>
        <dl className={styles['facts']}>
          {facts.map(({ id, value }) => (
            <div key={id}>
              <dt>{t(`funnel.${id}`)}</dt>
              <dd data-numeric>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
