import type { DepositState } from '@perya/api-client';
import { Badge, type BadgeTone } from '@perya/ui-kit';
import { CircleAlert, CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import type { ReactElement } from 'react';

import { useDepositT } from '../../locales';

const LOOKS: Readonly<Record<DepositState, { tone: BadgeTone; icon: ReactElement }>> = {
  created: { tone: 'neutral', icon: <Clock /> },
  redirected: { tone: 'teal', icon: <Clock /> },
  awaitingReceipt: { tone: 'teal', icon: <Clock /> },
  reviewing: { tone: 'teal', icon: <Hourglass /> },
  paid: { tone: 'success', icon: <CircleCheck /> },
  refunded: { tone: 'teal', icon: <Hourglass /> },
  failed: { tone: 'danger', icon: <CircleX /> },
  expired: { tone: 'neutral', icon: <CircleAlert /> },
  refused: { tone: 'danger', icon: <CircleX /> },
};

/** The state of a deposit as text, icon and color. */
export function StateBadge({ state }: { state: DepositState }) {
  const t = useDepositT();
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </Badge>
  );
}
