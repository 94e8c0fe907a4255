import { ArrivalNotices } from '@perya/support';
import { useLocation } from 'react-router';

import { hasHiddenBars } from '../layout/bars';

export interface ArrivalOverlayProps {
  /** Another overlay is open. */
  isHeld: boolean;
}

/** Announcements shown after a sign-in. They don't interrupt a game or another dialog. */
export default function ArrivalOverlay({ isHeld }: ArrivalOverlayProps) {
  const { pathname } = useLocation();
  return <ArrivalNotices isHeld={isHeld || pathname === '/game' || hasHiddenBars(pathname)} />;
}
