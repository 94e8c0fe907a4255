import type { Notice } from '@perya/api-client';
import { useArrival, useLoginRequest, useMember, useSessionStatus } from '@perya/session';
import { lazy, Suspense, useEffect, useState } from 'react';

import {
  forgetNoticesShown,
  markNoticesSeen,
  markNoticesShown,
  noticesShownTo,
  seenNotices,
} from './noticesShown';
import { useNoticeBoard } from './useNotices';

const ArrivalDialog = lazy(() =>
  import('./ArrivalDialog').then(({ ArrivalDialog: Component }) => ({ default: Component })),
);

export interface ArrivalNoticesProps {
  /** Something else has the page for now, such as a game or another dialog: they wait for it. */
  isHeld?: boolean | undefined;
}

/**
 * The response pop-up (specification §7): once after each sign-in, what the operator wants known and
 * what is new in the games, in one dialog. Not after a reload, not after a session that was renewed,
 * not before what the way in itself has to say, and never twice what somebody has put away for good.
 */
export function ArrivalNotices({ isHeld = false }: ArrivalNoticesProps) {
  const { account, markShown } = useDue();
  const isLoginOpen = useLoginRequest() !== null;
  const isArriving = useArrival() !== null;
  const isFree = account !== null && !isHeld && !isLoginOpen && !isArriving;
  const { data } = useNoticeBoard(isFree);
  const [shown, setShown] = useState<readonly Notice[]>([]);

  const fresh = isFree && data ? unseen([...data.popups, ...data.promotions]) : [];
  const isOpen = fresh.length > 0;
  // The words stay for the dialog's way out.
  if (isOpen && fresh.map(idOf).join() !== shown.map(idOf).join()) setShown(fresh);

  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ArrivalDialog
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

/** Who has signed in and not been told yet; null when nobody has to be. */
function useDue() {
  const account = useMember()?.account ?? null;
  const isSignedOut = useSessionStatus() === 'signed-out';
  const [shownTo, setShownTo] = useState(noticesShownTo);

  // The next sign-in is another one, by whomever.
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
