import type { RouterHost } from '@perya/api-client';
import { useEffect, useState } from 'react';

import { measureHost } from './measure';

/** State of a host: not measured yet, being measured, its latency, or no response. */
export type HostSpeed =
  | { readonly kind: 'waiting' | 'measuring' | 'silent' }
  | { readonly kind: 'answered'; readonly ms: number };

const WAITING: HostSpeed = { kind: 'waiting' };

export interface SpeedTest {
  speedOf(origin: string): HostSpeed;
  /** The origin with the lowest latency; null until all are measured, or if none responds. */
  readonly fastest: string | null;
  readonly isRunning: boolean;
  run(): void;
}

type Speeds = ReadonlyMap<string, HostSpeed>;

const NOTHING: Speeds = new Map();

/** Measures the hosts one at a time, so that they don't share bandwidth: on mount, and on request. */
export function useSpeedTest(hosts: readonly RouterHost[]): SpeedTest {
  const [{ round, speeds }, setTest] = useState({ round: 0, speeds: NOTHING });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const learn = (origin: string, speed: HostSpeed) => {
      if (signal.aborted) return;
      setTest((test) => ({ ...test, speeds: new Map(test.speeds).set(origin, speed) }));
    };
    const measureAll = async () => {
      for (const { origin } of hosts) {
        learn(origin, { kind: 'measuring' });
        const ms = await measureHost(origin, signal);
        learn(origin, ms === null ? { kind: 'silent' } : { kind: 'answered', ms });
      }
    };
    // Only rejects when aborted.
    measureAll().catch(() => undefined);
    return () => controller.abort();
    // A new round repeats the same measurement.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hosts, round]);

  const speedOf = (origin: string) => speeds.get(origin) ?? WAITING;
  const isRunning = hosts.some(({ origin }) =>
    ['waiting', 'measuring'].includes(speedOf(origin).kind),
  );
  return {
    speedOf,
    fastest: isRunning ? null : fastestOf(speeds),
    isRunning,
    run: () => setTest((test) => ({ round: test.round + 1, speeds: NOTHING })),
  };
}

function fastestOf(speeds: Speeds): string | null {
  let fastest: { origin: string; ms: number } | null = null;
  for (const [origin, speed] of speeds) {
    if (speed.kind === 'answered' && (!fastest || speed.ms < fastest.ms)) {
      fastest = { origin, ms: speed.ms };
    }
  }
  return fastest?.origin ?? null;
}
