import type { Notice } from '@perya/api-client';
import { useAfterLoginEvent, useLoginRequest, useMember, useSessionStatus } from '@perya/session';
import { lazy, Suspense, useEffect, useState } from 'react';

import {
  forgetNoticesShown,
  markNoticesSeen,
  markNoticesShown,
  noticesShownTo,
  seenNotices,
} from './noticesShown';
import { useNoticeBoard } from './useNotices';

const AfterLoginNoticeDialog = lazy(() =>
  import('./AfterLoginNoticeDialog').then(({ AfterLoginNoticeDialog: Component }) => ({
    default: Component,
  })),
);

/** Props of {@link AfterLoginNotices}. */
export interface AfterLoginNoticesProps {
  /** Something else is open, such as a game or another dialog: the notices wait for it. */
  isHeld?: boolean | undefined;
}

/**
 * The response pop-up (specification §7): once after each sign-in, the operator's announcements and game
 * news, in one dialog. Not shown after a reload or a renewed session, nor before the sign-in's own dialogs;
 * announcements dismissed permanently aren't repeated.
 */
export function AfterLoginNotices({ isHeld = false }: AfterLoginNoticesProps) {
  const { account, markShown } = useDue();
  const isLoginOpen = useLoginRequest() !== null;
  const isArriving = useAfterLoginEvent() !== null;
  const isFree = account !== null && !isHeld && !isLoginOpen && !isArriving;
  const { data } = useNoticeBoard(isFree);
  const [shown, setShown] = useState<readonly Notice[]>([]);

  const fresh = isFree && data ? unseen([...data.popups, ...data.promotions]) : [];
  const isOpen = fresh.length > 0;
  // The content is kept during the exit animation.
  if (isOpen && fresh.map(idOf).join() !== shown.map(idOf).join()) setShown(fresh);

  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AfterLoginNoticeDialog
        isOpen={isOpen}
        notices={shown}
        onClose={({ isForGood }) => {
          if (isForGood) markNoticesSeen(shown.map(idOf));
          markShown();
        }}
      />
    </Suspense>
  );
}

const idOf = ({ id }: Notice) => id;

function unseen(notices: readonly Notice[]): readonly Notice[] {
  const seen = seenNotices();
  return notices.filter(({ id }) => !seen.has(id));
}

/** The signed-in member who hasn't seen the notices yet; null if there is none. */
function useDue() {
  const account = useMember()?.account ?? null;
  const isSignedOut = useSessionStatus() === 'signed-out';
  const [shownTo, setShownTo] = useState(noticesShownTo);

  // The next sign-in counts as a new one, even by the same member.
  if (isSignedOut && shownTo !== null) setShownTo(null);
  useEffect(() => {
    if (isSignedOut) forgetNoticesShown();
  }, [isSignedOut]);

  return {
    account: account === shownTo ? null : account,
    markShown: () => {
      if (account === null) return;
      markNoticesShown(account);
      setShownTo(account);
    },
  };
}
