import { ArrivalNotices } from '@perya/support';
import { useLocation } from 'react-router';

import { hasHiddenBars } from '../layout/bars';

export interface ArrivalOverlayProps {
  /** Something else stands over the page. */
  isHeld: boolean;
}

/** What the operator has to say to whoever has signed in. It interrupts no game and no other dialog. */
export default function ArrivalOverlay({ isHeld }: ArrivalOverlayProps) {
  const { pathname } = useLocation();
  return <ArrivalNotices isHeld={isHeld || pathname === '/game' || hasHiddenBars(pathname)} />;
}
