import {
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
} from '@perya/api-client';
import { refreshCalls, useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  instantsOf,
  Loaded,
  PageFrame,
  PeriodFilter,
  RefreshButton,
  usePeriod,
} from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

import type { AgentPageProps } from '../address/AgentPageProps';
import { useChoice } from '../address/useChoice';
import { CategoryPanel } from './CategoryPanel';
import { FigureCards } from './FigureCards';
import { comparisonOf, COMPARISONS } from './figures';
import { useTeamT } from './locales';
import styles from './team.module.css';
import { TopDownlinesPanel } from './TopDownlinesPanel';
import { TrendPanel } from './TrendPanel';

const CALLS = [getTeamOverview, getTeamTrend, getTeamByCategory, getTopDownlines];

/**
 * The team's state and its activity in a period, compared with another period (specification §2, team
 * overview).
 */
export function TeamOverviewPage({ linkTo }: Pick<AgentPageProps, 'linkTo'>) {
  const t = useTeamT();
  const { date, timeZone } = useFormat();
  const queries = useQueryClient();
  const { period, today, from, to, choose } = usePeriod();
  const [kind, chooseKind] = useChoice('teamCompare', COMPARISONS);
  const other = comparisonOf(period, kind);
  const span = { from, to };
  const compared = instantsOf(other, timeZone);
  const query = useApiQuery(
    getTeamOverview,
    { ...span, compareFrom: compared.from, compareTo: compared.to },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const day = (text: string) => date(startOfDay(text, timeZone));
  const refresh = () => void refreshCalls(queries, CALLS);
  return (
    <PageFrame title={t('title')} lead={t('lead')} actions={<RefreshButton onPress={refresh} />}>
      <PeriodFilter period={period} today={today} choose={choose} />
      <div className={styles['comparison']}>
        <div className={styles['choice']}>
          <Select
            aria-label={t('compare.label')}
            value={kind}
            options={COMPARISONS.map((each) => ({ value: each, label: t(`compare.${each}`) }))}
            onValueChange={chooseKind}
          />
        </div>
        <p className={styles['note']}>
          {other.from === other.to ? day(other.from) : `${day(other.from)} – ${day(other.to)}`}
        </p>
      </div>
      <Loaded query={query} skeleton={[108, 108, 108]}>
        {(overview) => <FigureCards overview={overview} />}
      </Loaded>
      <TrendPanel span={span} />
      <CategoryPanel span={span} />
      <TopDownlinesPanel span={span} linkTo={linkTo} />
    </PageFrame>
  );
}
