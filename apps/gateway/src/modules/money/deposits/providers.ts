import type { Platform } from '../../../kernel/platform';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandboxProvider';

/** The payment providers that this gateway can reach, by the names that a brand's methods give them. */
const MAKERS: Readonly<Record<string, (platform: Platform) => PaymentProvider | undefined>> = {
  // Play money has no place where real money is: the sandbox's provider is there in the sandbox alone.
  sandbox: (platform) => (platform.config.sandbox ? sandboxProvider(platform) : undefined),
};

/** A provider by its name; undefined where it is not set up. */
export function providerOf(platform: Platform, id: string): PaymentProvider | undefined {
  return Object.hasOwn(MAKERS, id) ? MAKERS[id]?.(platform) : undefined;
}
