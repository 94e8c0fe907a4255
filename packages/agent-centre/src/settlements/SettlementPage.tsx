import { getSettlements } from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { PageFrame, RefreshButton, usePeriod } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { CountBadge, Skeleton } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';
import { useQueryClient } from '@tanstack/react-query';

import type { AgentPageProps } from '../address/AgentPageProps';
import { CONTRACT_READS, useMyContracts } from '../contracts/calls/contractCalls';
import { ContractsPanel } from '../contracts/ContractsPanel/ContractsPanel';
import { OfferNotice } from '../contracts/MyContract/MyContract';
import { useContractDialogs } from '../contracts/useContractDialogs';
import { useChoice } from '../address/useChoice';
import { useSettlementsT } from './locales';
import { SettlementRecord } from './SettlementRecord';
import { useContractPeriodFilter } from './useContractPeriodFilter';

export interface SettlementPageProps extends Pick<AgentPageProps, 'linkTo'> {
  kind: ContractKind;
}

/** The default period in days by kind, chosen so that the list stays short. */
const DAYS = { dividend: 365, hourly: 7, realTime: 1 } as const;
/** Daily wages may be settled by the month: by the contract's period, so that the list has several rows. */
const WAGE_DAYS = { daily: 30, weekly: 30, semimonthly: 365, monthly: 365 } as const;
const TABS = ['record', 'contracts'] as const;

/** The settlements and contracts of a kind (specification §2, §4). */
export function SettlementPage({ kind, linkTo }: SettlementPageProps) {
  const t = useSettlementsT();
  const queries = useQueryClient();
  const { query, active, offer } = useMyContracts(kind);
  const wagePeriod = useContractPeriodFilter(kind) ?? active?.terms.period ?? 'daily';
  const period = usePeriod(kind === 'daily' ? WAGE_DAYS[wagePeriod] : DAYS[kind]);
  const [tab, setTab] = useChoice('teamTab', TABS);
  const actions = useContractDialogs();
  return (
    <PageFrame
      title={t(`title.${kind}`)}
      lead={t(`lead.${kind}`)}
      actions={
        <RefreshButton
          onPress={() => void refreshCalls(queries, [getSettlements, ...CONTRACT_READS])}
        />
      }
    >
      {offer && tab === 'record' && (
        <OfferNotice offer={offer} onAnswer={(each) => actions.answer(each, active)} />
      )}
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'record',
            label: t('tabs.record'),
            // The contract determines the days to show first.
            content:
              kind === 'daily' && query.isPending ? (
                <Skeleton lines={12} />
              ) : (
                <SettlementRecord kind={kind} period={period} />
              ),
          },
          {
            value: 'contracts',
            label: t('tabs.contracts'),
            badge: offer ? <CountBadge count={1} label={t('tabs.offer')} /> : undefined,
            content: <ContractsPanel kind={kind} downlines={linkTo('downlineManagement')} />,
          },
        ]}
      />
      {actions.dialogs}
    </PageFrame>
  );
}

/** Dividend settlements by period, each with an explanation (specification §2, dividend record). */
export function DividendRecordPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="dividend" linkTo={linkTo} />;
}

/** Daily wages settlements by period, each with an explanation (specification §2, daily wages). */
export function DailyWagesPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="daily" linkTo={linkTo} />;
}

/** Hourly salary settlements by period, each with an explanation (specification §2, hourly salary). */
export function HourlySalaryPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="hourly" linkTo={linkTo} />;
}

/** Real-time salary settlements by period, each with an explanation (specification §2, real-time salary). */
export function RealTimeSalaryPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="realTime" linkTo={linkTo} />;
}
