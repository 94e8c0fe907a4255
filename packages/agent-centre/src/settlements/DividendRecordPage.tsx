import type { AgentPageProps } from '../address/AgentPageProps';
import { SettlementPage } from './SettlementPage';

/** What was paid by contracts of this kind, period by period, each explained (specification §2, dividend record). */
export function DividendRecordPage({ linkTo }: AgentPageProps) {
  return <SettlementPage kind="dividend" linkTo={linkTo} />;
}
