import type { MemberInfo } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import {
  dismissLoginRequest,
  expireSession,
  onSessionEvent,
  requireLogin,
  signIn,
  signOut,
  useCanOpenAgentCentre,
  useCanOpenMemberCentre,
  useIsSignedIn,
  useIsVip,
  useLoginRequest,
  useMember,
  useSessionStatus,
  useSessionToken,
  useStorageStatus,
  type SessionEvent,
} from '@perya/session';
import { useBalance } from '@perya/session/balance';
import { testMemberInfo } from '@perya/session/testing';
import { Button } from '@perya/ui-kit';
import { useEffect, useState } from 'react';

import styles from './session.module.css';

const ACCOUNTS: Readonly<Record<string, Partial<MemberInfo>>> = {
  member: {},
  agent: { id: '1002', account: 'agent01', accountType: 'agent', agentType: 1 },
  'trial account': { id: '1003', account: 'trial01', accountType: 'trial' },
};

interface SessionInspectorProps {
  /** The platform has another balance, and its push says so. */
  onBalanceChange: () => void;
}

/** The session as components see it, with buttons for what happens on the site. */
export function SessionInspector({ onBalanceChange }: SessionInspectorProps) {
  const { refresh } = useBalance();
  const events = useEvents();
  return (
    <div className={styles['inspector']}>
      <div className={styles['actions']}>
        {Object.entries(ACCOUNTS).map(([name, info]) => (
          <Button key={name} size="small" onClick={() => signInAs(info)}>
            Sign in as {name}
          </Button>
        ))}
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            onBalanceChange();
            refresh();
          }}
        >
          Push a balance
        </Button>
        <Button size="small" variant="secondary" onClick={() => requireLogin()}>
          Require a login
        </Button>
        <Button size="small" variant="secondary" onClick={dismissLoginRequest}>
          Close the login
        </Button>
        <Button size="small" variant="secondary" onClick={() => expireSession()}>
          Session expires
        </Button>
        <Button size="small" variant="secondary" onClick={signOutInOtherTab}>
          Another tab signs out
        </Button>
        <Button size="small" variant="secondary" onClick={signOut}>
          Sign out
        </Button>
      </div>
      <Values title="Hooks" values={useHooks()} />
      <section>
        <h3 className={styles['title']}>Events</h3>
        {events.length === 0 && <p>None yet</p>}
        <ol className={styles['events']} aria-label="Events">
          {events.map(({ id, event }) => (
            <li key={id}>{JSON.stringify(event)}</li>
          ))}
        </ol>
      </section>
      <Values title="Session storage" values={useStored()} />
    </div>
  );
}

const signInAs = (info: Partial<MemberInfo>) =>
  signIn({ token: 'story-token' }, testMemberInfo(info));

/** As the browser reports what another tab has written. */
function signOutInOtherTab() {
  const mark = crypto.randomUUID();
  window.dispatchEvent(new StorageEvent('storage', { key: 'signOutMark', newValue: mark }));
}

function useHooks(): Readonly<Record<string, unknown>> {
  const { money, isPlayMoney } = useBalance();
  return {
    useSessionStatus: useSessionStatus(),
    useIsSignedIn: useIsSignedIn(),
    useSessionToken: useSessionToken(),
    useMember: useMember(),
    useCanOpenMemberCentre: useCanOpenMemberCentre(),
    useCanOpenAgentCentre: useCanOpenAgentCentre(),
    useIsVip: useIsVip(),
    useLoginRequest: useLoginRequest(),
    useStorageStatus: useStorageStatus(),
    useBalance: money && {
      money: `${formatDecimal(money.minor)} ${money.currency}`,
      isPlayMoney,
    },
  };
}

function useEvents() {
  const [events, setEvents] = useState<readonly { id: number; event: SessionEvent }[]>([]);
  useEffect(
    () => onSessionEvent((event) => setEvents((all) => [...all, { id: all.length, event }])),
    [],
  );
  return events;
}

/** The stored entries; the store writes them before it changes. */
function useStored(): Readonly<Record<string, unknown>> {
  useSessionStatus();
  useMember();
  return Object.fromEntries(
    Object.keys(sessionStorage)
      .toSorted()
      .filter((key) => STORED.has(key))
      .map((key) => [key, sessionStorage.getItem(key)]),
  );
}

/** Storybook keeps other things in the same storage. */
const STORED = new Set(['token', 'account', 'customerId', 'isAgent', 'memberType', 'memberRank']);

function Values({ title, values }: { title: string; values: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(values);
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      {entries.length === 0 && <p>Empty</p>}
      <dl className={styles['values']}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
