import type { ThirdParty } from '@perya/api-client';
import { useLanguage } from '@perya/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

import {
  newThirdPartyFlow,
  openThirdParty,
  type ThirdPartyEvent,
  type ThirdPartyFlow,
  type ThirdPartyWindow,
} from './thirdParty';

/** The state of a third-party sign-in. */
export type ThirdPartyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly provider: ThirdParty }
  | { readonly kind: 'blocked'; readonly provider: ThirdParty; readonly address: string }
  | { readonly kind: 'closed'; readonly provider: ThirdParty }
  | { readonly kind: 'cancelled'; readonly provider: ThirdParty }
  | { readonly kind: 'failed'; readonly provider: ThirdParty; readonly messageKey: string };

export interface ThirdPartyTicket {
  readonly provider: ThirdParty;
  readonly ticket: string;
  readonly verifier: string;
}

export interface ThirdPartySignIn {
  state: ThirdPartyState;
  /** Call it synchronously in the click handler. */
  start(provider: ThirdParty): void;
  /** Brings the window to the front. */
  show(): void;
  /** Cancels the sign-in. */
  stop(): void;
}

const IDLE: ThirdPartyState = { kind: 'idle' };

/** Signs in at a third party in a separate window, and passes its ticket to `onTicket`. */
export function useThirdParty(onTicket: (ticket: ThirdPartyTicket) => void): ThirdPartySignIn {
  const { language } = useLanguage();
  const [state, setState] = useState<ThirdPartyState>(IDLE);
  const next = useRef<ThirdPartyFlow | null>(null);
  const opened = useRef<ThirdPartyWindow | null>(null);

  // Hashing is asynchronous, and browsers may block a window that opens after the click handler.
  const prepare = useCallback(async () => {
    next.current = null;
    next.current = await newThirdPartyFlow();
  }, []);

  useEffect(() => {
    prepare().catch(() => undefined);
    return () => opened.current?.stop();
  }, [prepare]);

  function tell(provider: ThirdParty, event: ThirdPartyEvent) {
    if (event.kind === 'ticket') {
      setState(IDLE);
      onTicket({ provider, ticket: event.ticket, verifier: event.verifier });
    } else {
      setState({ provider, ...event });
    }
  }

  function open(provider: ThirdParty, flow: ThirdPartyFlow) {
    opened.current?.stop();
    setState({ kind: 'waiting', provider });
    opened.current = openThirdParty(provider, flow, language, (event) => tell(provider, event));
    prepare().catch(() => undefined);
  }

  return {
    state,
    start(provider) {
      if (next.current) {
        open(provider, next.current);
        return;
      }
      newThirdPartyFlow().then(
        (flow) => open(provider, flow),
        () => setState({ kind: 'failed', provider, messageKey: 'unknown' }),
      );
    },
    show: () => opened.current?.focus(),
    stop() {
      opened.current?.stop();
      setState(IDLE);
    },
  };
}
