import { useCatalogue, useErrorText } from '@perya/i18n';
import { loadedCatalogue } from '@perya/page-kit';
import { useMember, type AccountWarning } from '@perya/session';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import type { FollowedLink } from '../../document/bootstrap';
import { keepServerHtml } from '../../runtime/afterFirstView';
import { PartErrorBoundary } from '../boundaries/PartErrorBoundary';
import { SlowNavigation } from '../boundaries/SlowPart';
import { closeForNewPage, type OverlayName } from '../navigation/overlay';
import { OpenedOverlays } from './OpenedOverlays';
import { useSearchKey } from './searchKey';
import { KeepMounted } from './KeepMounted';
import { useCentrePages } from './useCentrePages';

const AccountWarningDialog = lazy(() => import('./AccountWarningDialog'));
const LoginOverlay = lazy(() => import('./LoginOverlay'));
const AgentCentreOverlay = lazy(() => import('./AgentCentreOverlay'));
const MemberCentreOverlay = lazy(() => import('./MemberCentreOverlay'));
const ServiceOverlay = lazy(() => keepServerHtml(import('./ServiceOverlay')));
const ChatOverlay = lazy(() => import('./ChatOverlay'));
const DeferredShellParts = lazy(() => keepServerHtml(import('./DeferredShellParts')));
const AfterLoginOverlay = lazy(() => import('./AfterLoginOverlay'));

export interface OverlaysProps {
  /** The overlay opened from the shell. */
  opened: OverlayName | null;
  isWayInOpen: boolean;
  link: FollowedLink | null;
  warning: AccountWarning | null;
  isSignedIn: boolean;
}

/** Overlays load on first use and stay mounted for their exit animation. */
export default function Overlays({
  opened,
  isWayInOpen,
  link,
  warning,
  isSignedIn,
}: OverlaysProps) {
  const isTrial = useMember()?.accountType === 'trial';
  useSearchKey({ isOn: !useIsAgentSite() });
  useClosingOnNewPage();
  const { memberPage, agentPage } = useCentrePages();
  const isTaken = (opened ?? warning ?? memberPage ?? agentPage) !== null;
  return (
    <>
      <SlowNavigation />
      <OpenedOverlays opened={opened} />
      <KeepMounted isOpen={isWayInOpen}>
        <LoginOverlay link={link} />
      </KeepMounted>
      {/* Loaded in advance for those who will see it. */}
      <KeepMounted isOpen={warning !== null || isTrial}>
        <AccountWarningDialog warning={warning} />
      </KeepMounted>
      <KeepMounted isOpen={memberPage !== null}>
        <MemberCentreOverlay name={memberPage} />
      </KeepMounted>
      <KeepMounted isOpen={agentPage !== null}>
        <AgentCentreOverlay name={agentPage} />
      </KeepMounted>
      <KeepMounted isOpen={isSignedIn}>
        <AfterLoginOverlay isHeld={isTaken} />
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
          <DeferredShellParts />
        </Suspense>
      </PartErrorBoundary>
    </>
  );
}

/**
 * Preloads the texts for loading states and errors: loading them later would suspend dialogs, and would fail
 * when offline. If this fails, panels load them on their own.
 */
function LoadedWords() {
  useCatalogue(loadedCatalogue);
  useErrorText();
  return null;
}

/** Closes the opened overlay when the page changes. */
function useClosingOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeForNewPage(pathname);
  }, [pathname]);
}
