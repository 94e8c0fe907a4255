import type { Platform } from '../../../kernel/platform';

/** How the sandbox provider sends callbacks. */
export const CALLBACK_KINDS = [
  'once',
  'late',
  'twice',
  'never',
  'wrongSignature',
  'otherAmount',
] as const;
type CallbackKind = (typeof CALLBACK_KINDS)[number];

export interface Behaviour {
  callback: CallbackKind;
  /** The delay of a late callback, by the gateway's clock. */
  lateSeconds: number;
  /** The provider is down: it accepts no payments and answers no queries. */
  isDown: boolean;
}

const DEFAULT: Behaviour = { callback: 'once', lateSeconds: 60, isDown: false };
const chosen = new WeakMap<Platform, Behaviour>();

export const behaviourOf = (platform: Platform): Behaviour => chosen.get(platform) ?? DEFAULT;

export function setBehaviour(platform: Platform, change: Partial<Behaviour>): Behaviour {
  const next = { ...behaviourOf(platform), ...change };
  chosen.set(platform, next);
  return next;
}

export function resetBehaviour(platform: Platform): void {
  chosen.delete(platform);
}
