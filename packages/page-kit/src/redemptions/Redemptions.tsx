import { listRedemptions, type RedemptionStatus } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Button, EmptyState, RadioGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { Loaded } from '../components/Loaded/Loaded';
import { RecordPager } from '../components/RecordPager/RecordPager';
import { useT } from '../locales';
import { PAGE_PARAM, readPage, writeParam } from '../params/params';
import { useChosenParams } from '../params/useChosenParams';
import { RedemptionCard } from './RedemptionCard';
import styles from './redemptions.module.css';

const PAGE_SIZE = 10;
const STATUSES = [
  'in-process',
  'approved',
  'rejected',
] as const satisfies readonly RedemptionStatus[];
const ALL = 'all';
/** Query parameter for the chosen state. */
const STATUS_PARAM = 'redeemStatus';

/** Props of {@link Redemptions}. */
export interface RedemptionsProps {
  /** The action of the empty state: the link to the mall. */
  wayOn?: ReactNode;
}

/**
 * A member's redemptions of points, by state, each with its timeline (specification §2, Redeem history; §4,
 * redeem statuses). The URL contains state and page.
 */
export function Redemptions({ wayOn }: RedemptionsProps) {
  const t = useT();
  const [params, setParams] = useChosenParams();
  const status = STATUSES.find((each) => each === params.get(STATUS_PARAM));
  const page = readPage(params);
  const query = useApiQuery(
    listRedemptions,
    { status, page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const choose = (next: { status?: string | undefined; page: number }) =>
    setParams(
      (now) => {
        const wanted = new URLSearchParams(now);
        writeParam(wanted, STATUS_PARAM, next.status ?? null);
        writeParam(wanted, PAGE_PARAM, next.page > 1 ? String(next.page) : null);
        return wanted;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles['record']}>
      <RadioGroup
        label={t('redemptions.filter')}
        isLabelHidden
        variant="chips"
        value={status ?? ALL}
        options={[
          { value: ALL, label: t('redemptions.all') },
          ...STATUSES.map((value) => ({ value, label: t(`redeemState.${value}`) })),
        ]}
        onValueChange={(value) => choose({ status: value === ALL ? undefined : value, page: 1 })}
      />
      <Loaded query={query} skeleton={[96, 96, 96]}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <EmptyState
              title={t(status ? 'redemptions.noneOfState' : 'redemptions.emptyTitle')}
              description={status ? undefined : t('redemptions.emptyText')}
              action={
                status ? (
                  <Button onClick={() => choose({ page: 1 })}>{t('redemptions.showAll')}</Button>
                ) : (
                  wayOn
                )
              }
            />
          ) : (
            <>
              <ol className={styles['list']} aria-label={t('redemptions.caption')}>
                {items.map((redemption) => (
                  <RedemptionCard key={redemption.id} redemption={redemption} />
                ))}
              </ol>
              <RecordPager
                page={page}
                totalPages={totalPages}
                busy={query.isFetching}
                onPageChange={(next) => choose({ status, page: next })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
