import type { Platform } from '../../../kernel/platform';

/** How the sandbox provider calls back. */
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
  /** How late a late one is, by the gateway's clock. */
  lateSeconds: number;
  /** Down: it takes no payments, and answers no questions. */
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
