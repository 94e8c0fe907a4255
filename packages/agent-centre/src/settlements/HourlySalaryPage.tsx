import type { AgentPageProps } from '../address/AgentPageProps';
import { SettlementPage } from './SettlementPage';

/** What was paid by contracts of this kind, period by period, each explained (specification §2, hourly salary). */
export function HourlySalaryPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="hourly" linkTo={linkTo} />;
}
