import type { AgentPageProps } from '../address/AgentPageProps';
import { SettlementPage } from './SettlementPage';

/** What was paid by contracts of this kind, period by period, each explained (specification §2, real-time salary). */
export function RealTimeSalaryPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="realTime" linkTo={linkTo} />;
}
