import type { Platform } from '../../../kernel/platform';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandboxProvider';

/** The payment providers that this gateway supports, by the names that a brand's methods refer to. */
const MAKERS: Readonly<Record<string, (platform: Platform) => PaymentProvider | undefined>> = {
  // Play money must not be accepted where real money is: the sandbox provider exists only in the sandbox.
  sandbox: (platform) => (platform.config.sandbox ? sandboxProvider(platform) : undefined),
};

/** Returns a provider by name; undefined if it isn't configured. */
export function providerOf(platform: Platform, id: string): PaymentProvider | undefined {
  return Object.hasOwn(MAKERS, id) ? MAKERS[id]?.(platform) : undefined;
}
