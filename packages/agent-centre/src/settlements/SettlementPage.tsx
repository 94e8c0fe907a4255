import { getSettlements } from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { PageFrame, RefreshButton, usePeriod } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { CountBadge } from '@perya/ui-kit';
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

export interface SettlementPageProps extends Pick<AgentPageProps, 'linkTo'> {
  kind: ContractKind;
}

/** The default period in days, chosen so that the list stays short. */
const DAYS = { dividend: 365, daily: 30, hourly: 7, realTime: 1 } as const;
const TABS = ['record', 'contracts'] as const;

/** The settlements and contracts of a kind (specification §2, §4). */
export function SettlementPage({ kind, linkTo }: SettlementPageProps) {
  const t = useSettlementsT();
  const queries = useQueryClient();
  const period = usePeriod(DAYS[kind]);
  const [tab, setTab] = useChoice('teamTab', TABS);
  const { active, offer } = useMyContracts(kind);
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
            content: <SettlementRecord kind={kind} period={period} />,
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
