import { useCatalogue } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import type { AccountWarning } from '@perya/session';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import type { FollowedLink } from '../../document/bootstrap';
import { keepServerHtml } from '../../runtime/afterFirstView';
import { PartErrorBoundary } from '../boundaries/PartErrorBoundary';
import { SlowNavigation } from '../boundaries/SlowPart';
import { closeForNewPage, type OverlayName } from '../navigation/overlay';
import { OpenedOverlays } from './OpenedOverlays';
import { useSearchKey } from './searchKey';
import { KeepMounted } from './KeepMounted';

const AccountWarningDialog = lazy(() => import('./AccountWarningDialog'));
const LoginOverlay = lazy(() => import('./LoginOverlay'));
const AgentCentreOverlay = lazy(() => import('./AgentCentreOverlay'));
const MemberCentreOverlay = lazy(() => import('./MemberCentreOverlay'));
const ServiceOverlay = lazy(() => keepServerHtml(import('./ServiceOverlay')));
const ChatOverlay = lazy(() => import('./ChatOverlay'));
const Companions = lazy(() => keepServerHtml(import('./Companions')));
const ArrivalOverlay = lazy(() => import('./ArrivalOverlay'));

export interface OverlaysProps {
  /** What a button of the shell has opened. */
  opened: OverlayName | null;
  isWayInOpen: boolean;
  link: FollowedLink | null;
  warning: AccountWarning | null;
  /** The page of a centre that the address names; null where none is open. */
  memberPage: string | null;
  agentPage: string | null;
  isSignedIn: boolean;
}

/** Each overlay is fetched when it is first wanted, and stays for its way out. */
export default function Overlays({
  opened,
  isWayInOpen,
  link,
  warning,
  memberPage,
  agentPage,
  isSignedIn,
}: OverlaysProps) {
  useSearchKey();
  useClosingOnNewPage();
  const isTaken = (opened ?? warning ?? memberPage ?? agentPage) !== null;
  return (
    <>
      <SlowNavigation />
      <OpenedOverlays opened={opened} />
      <KeepMounted isOpen={isWayInOpen}>
        <LoginOverlay link={link} />
      </KeepMounted>
      <KeepMounted isOpen={warning !== null}>
        <AccountWarningDialog warning={warning} />
      </KeepMounted>
      <KeepMounted isOpen={memberPage !== null}>
        <MemberCentreOverlay name={memberPage} />
      </KeepMounted>
      <KeepMounted isOpen={agentPage !== null}>
        <AgentCentreOverlay name={agentPage} />
      </KeepMounted>
      <KeepMounted isOpen={isSignedIn}>
        <ArrivalOverlay isHeld={isTaken} />
      </KeepMounted>
      <KeepMounted isOpen={isSignedIn}>
        <ChatOverlay />
      </KeepMounted>
      <PartErrorBoundary isSaid>
        <Suspense>
          <LoadedWords />
        </Suspense>
      </PartErrorBoundary>
      <PartErrorBoundary>
        <Suspense>
          <ServiceOverlay />
        </Suspense>
      </PartErrorBoundary>
      <PartErrorBoundary>
        <Suspense>
          <Companions />
        </Suspense>
      </PartErrorBoundary>
    </>
  );
}

/**
 * Fetches the words of what loads or fails before a panel has to say them: a dialog would be away while
 * it waits for them, and without a connection they would not come. Where they can't be fetched now, a
 * panel asks again.
 */
function LoadedWords() {
  useCatalogue(loadedCatalogue);
  return null;
}

/** What one has opened over a page goes with it. */
function useClosingOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeForNewPage(pathname);
  }, [pathname]);
}
