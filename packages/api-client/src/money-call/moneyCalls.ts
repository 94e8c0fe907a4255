import { decodeOutput } from '../core/translate';
import { readValue, type ApiClient } from '../core/client';
import type { AnyEndpoint } from '../core/endpoint';
import { isOutcomeUnknown, isRejectedError } from '../core/errors';
import { newIdempotencyKey } from '../core/idempotencyKey';
import { settleCall } from '../wallet/outcome';
import { dropIntent, keepIntent, keptIntent, type Intent } from './keptIntents';

/**
 * The state of a call that moves money. `checking`: a response was lost, and the outcome is being requested
 * with the same key. `notSent`: the device is offline, or the platform never received the call.
 */
export type MoneyCallState = 'idle' | 'sending' | 'checking' | 'notSent' | 'refused' | 'done';

export interface MoneyCallView {
  readonly state: MoneyCallState;
  /** The input of the call, once there is one. */
  readonly input: unknown;
  /** The response, when `done`. */
  readonly output: unknown;
  /** The reason if `refused`; the last error while `checking`. */
  readonly error: Error | null;
}

export const IDLE: MoneyCallView = { state: 'idle', input: null, output: null, error: null };

/** Identifies a call and, if a page can make it several times at once, which of them. */
interface MoneyCallPlace {
  readonly endpoint: AnyEndpoint;
  readonly scope: string;
  /** The input contains a password and is never written to storage. */
  readonly isSecret: boolean;
}

/** The money calls of one client. They continue after the page that started them is closed. */
export interface MoneyCalls {
  view(place: MoneyCallPlace): MoneyCallView;
  subscribe(place: MoneyCallPlace, listener: () => void): () => void;
  /** Sends on a press. A second press while the first is in flight, or just after it, is ignored. */
  send(place: MoneyCallPlace, input: unknown): void;
  /** Checks the outcome of a call that was in flight when the page was left. */
  resume(place: MoneyCallPlace): void;
  /** Dismisses the outcome. A call without an outcome continues. */
  reset(place: MoneyCallPlace): void;
}

/** The second press of a double press may come after the response to the first. */
const DOUBLE_PRESS_MS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Line {
  view: MoneyCallView;
  readonly listeners: Set<() => void>;
  /** `performance.now()` of the last press, and its input. */
  pressed: { at: number; input: string } | null;
}

const calls = new WeakMap<ApiClient, MoneyCalls>();

/** The money calls of this client. */
export function moneyCallsOf(client: ApiClient): MoneyCalls {
  const known = calls.get(client) ?? createMoneyCalls(client);
  calls.set(client, known);
  return known;
}

function createMoneyCalls(client: ApiClient): MoneyCalls {
  const lines = new Map<string, Line>();

  const account = () => client.account() ?? '';
  const nameOf = ({ endpoint, scope }: MoneyCallPlace) =>
    `moneyCall:${account()}:${endpoint.id}:${scope}`;

  const lineOf = (place: MoneyCallPlace): Line => {
    const name = nameOf(place);
    const line = lines.get(name) ?? { view: IDLE, listeners: new Set(), pressed: null };
    lines.set(name, line);
    return line;
  };

  const show = (line: Line, change: Partial<MoneyCallView>) => {
    line.view = { ...line.view, ...change };
    for (const listener of line.listeners) listener();
  };

  /** Retries until there is an outcome. */
  async function settle(
    { endpoint }: MoneyCallPlace,
    line: Line,
    intent: Intent,
    name: string,
  ): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      // If another member has signed in meanwhile, the key isn't valid for that account.
      if (account() === intent.account) {
        try {
          const outcome = await outcomeOf(endpoint, intent);
          dropIntent(name);
          show(line, { error: null, ...outcome });
          return;
        } catch (cause) {
          const error = cause instanceof Error ? cause : new Error(String(cause));
          const isFirst = line.view.state === 'sending';
          if (!isOutcomeUnknown(error) && (isFirst || isAboutTheCall(error))) {
            dropIntent(name);
            show(line, { state: 'refused', error });
            return;
          }
          show(line, { state: 'checking', error });
        }
      }
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
    }
  }

  async function outcomeOf(
    endpoint: AnyEndpoint,
    { key, input }: Intent,
  ): Promise<Pick<MoneyCallView, 'state'> & { output?: unknown }> {
    if (input !== null) {
      const output: unknown = await client.call(endpoint, input, { idempotencyKey: key });
      return { state: 'done', output };
    }
    const answer = await client.call(settleCall, { key });
    if (answer === null) return { state: 'notSent' };
    return { state: 'done', output: decodeOutput(endpoint, readValue(endpoint, answer)) };
  }

  return {
    view: (place) => lines.get(nameOf(place))?.view ?? IDLE,
    subscribe(place, listener) {
      const line = lineOf(place);
      line.listeners.add(listener);
      return () => {
        line.listeners.delete(listener);
        // Don't show the same outcome again when the page is reopened.
        if (line.listeners.size === 0 && !isOpen(line.view)) line.view = IDLE;
      };
    },
    send(place, input) {
      const line = lineOf(place);
      if (isOpen(line.view) || isDoublePress(line, input)) return;
      if (isOffline()) {
        show(line, { ...IDLE, state: 'notSent', input });
        return;
      }
      const name = nameOf(place);
      const intent = {
        key: newIdempotencyKey(),
        account: account(),
        input,
        at: client.serverNow(),
      };
      keepIntent(name, place.isSecret ? { ...intent, input: null } : intent);
      show(line, { ...IDLE, state: 'sending', input });
      void settle(place, line, intent, name);
    },
    resume(place) {
      const line = lineOf(place);
      if (isOpen(line.view)) return;
      const name = nameOf(place);
      const intent = keptIntent(name, client.serverNow());
      if (intent === null || intent.account !== account()) return;
      show(line, { ...IDLE, state: 'checking', input: intent.input });
      void settle(place, line, intent, name);
    },
    reset(place) {
      const line = lineOf(place);
      if (isOpen(line.view)) return;
      line.pressed = null;
      show(line, IDLE);
    },
  };
}

const isOpen = ({ state }: MoneyCallView) => state === 'sending' || state === 'checking';

function isDoublePress(line: Line, input: unknown): boolean {
  const before = line.pressed;
  line.pressed = { at: performance.now(), input: JSON.stringify(input) };
  return (
    before !== null &&
    before.input === line.pressed.input &&
    line.pressed.at - before.at < DOUBLE_PRESS_MS
  );
}

/**
 * Whether a rejection is the outcome of the call, not just a temporary obstacle to asking for it: signed out,
 * timed out, too many requests, or the site closed to this location.
 */
function isAboutTheCall(error: Error): boolean {
  if (!isRejectedError(error)) return true;
  const { status, code } = error;
  return ![401, 408, 451].includes(status) && code !== 'TOO_MANY_REQUESTS';
}

const isOffline = () => 'navigator' in globalThis && Object.is(navigator.onLine, false);

/** Ends early when the device is back online. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    // Jitter, so that not all clients retry at once when the platform comes back.
    const timer = setTimeout(end, ms * (0.5 + Math.random() / 2));
    globalThis.addEventListener('online', end);
  });
}
