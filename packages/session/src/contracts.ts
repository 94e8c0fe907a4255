import type { ConsolidatedInfo } from '@perya/api-client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { session } from './browserSession';
import { createTabStorage } from './tabStorage';

/** The contract kinds that apply to the signed-in agent (specification §4). */
export type ContractFlags = ConsolidatedInfo;

const NONE: ContractFlags = { dividend: false, daily: false, hourly: false, realTime: false };

/** The session storage keys of the flags: one per kind, and one for a salary of any kind. */
const KEYS = {
  dividend: 'dividendContract',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const;
const SALARY_KEY = 'salary';

const storage = createTabStorage(() =>
  typeof sessionStorage === 'undefined' ? undefined : sessionStorage,
);

function read(): ContractFlags {
  const isOn = (kind: keyof ContractFlags) => storage.get(KEYS[kind]) === 'true';
  return {
    dividend: isOn('dividend'),
    daily: isOn('daily'),
    hourly: isOn('hourly'),
    realTime: isOn('realTime'),
  };
}

function write(flags: ContractFlags | null): void {
  storage.set({
    [KEYS.dividend]: flags && String(flags.dividend),
    [KEYS.daily]: flags && String(flags.daily),
    [KEYS.hourly]: flags && String(flags.hourly),
    [KEYS.realTime]: flags && String(flags.realTime),
    [SALARY_KEY]: flags && String(flags.daily || flags.hourly || flags.realTime),
  });
}

const store = createStore<ContractFlags>(() =>
  session.store.getState().status === 'signed-in' ? read() : NONE,
);

session.onEvent((event) => {
  if (event.type === 'signed-out' || (event.type === 'signed-in' && event.isOtherMember)) {
    write(null);
    store.setState(NONE, true);
  }
});

/** All off for non-agents, and until `setContractFlags`; restored after a reload. */
export function useContractFlags(): ContractFlags {
  return useStore(store);
}

/**
 * Stores the response of `getConsolidatedInfo`.
 *
 * @param forToken the token of the request: a late response for an earlier session is ignored
 */
export function setContractFlags(flags: ContractFlags, forToken: string | null): void {
  const { status, token } = session.store.getState();
  if (status !== 'signed-in' || forToken !== token) return;
  write(flags);
  store.setState(flags, true);
}
