import { AfterLoginNotices } from '@perya/support';
import { useLocation } from 'react-router';

import { hasHiddenBars } from '../layout/bars';

export interface AfterLoginOverlayProps {
  /** Another overlay is open. */
  isHeld: boolean;
}

/** Announcements shown after a sign-in. They don't interrupt a game or another dialog. */
export default function AfterLoginOverlay({ isHeld }: AfterLoginOverlayProps) {
  const { pathname } = useLocation();
  return <AfterLoginNotices isHeld={isHeld || pathname === '/game' || hasHiddenBars(pathname)} />;
}
