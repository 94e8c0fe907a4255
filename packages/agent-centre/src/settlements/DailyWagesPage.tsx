import type { AgentPageProps } from '../address/AgentPageProps';
import { SettlementPage } from './SettlementPage';

/** What was paid by contracts of this kind, period by period, each explained (specification §2, daily wages). */
export function DailyWagesPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="daily" linkTo={linkTo} />;
}
