import { HOSTED_CHECKOUT } from '../../../kernel/config/hostedCheckout';
import type { Platform } from '../../../kernel/platform';
import { checkoutProvider } from './checkoutProvider';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandboxProvider';
import type { MethodSettings } from './settings';

type ProviderFactory = (platform: Platform) => PaymentProvider | undefined;

/** The payment providers that this gateway supports, by the names that a brand's methods refer to. */
const PROVIDERS: ReadonlyMap<string, ProviderFactory> = new Map<string, ProviderFactory>([
  // Play money must not be accepted where real money is: the sandbox provider exists only in the sandbox.
  ['sandbox', (platform) => (platform.config.sandbox ? sandboxProvider(platform) : undefined)],
  [
    HOSTED_CHECKOUT,
    ({ config }) => config.hostedCheckout && checkoutProvider(config.hostedCheckout),
  ],
]);

/** Returns a provider by name; undefined if it isn't configured. */
export const providerOf = (platform: Platform, id: string): PaymentProvider | undefined =>
  PROVIDERS.get(id)?.(platform);

/** A brand's deposit method with the provider that the gateway's settings choose for it, if they do. */
export const withProvider = (
  { config }: Pick<Platform, 'config'>,
  id: string,
  method: MethodSettings,
): MethodSettings => ({ ...method, provider: config.depositProviders.get(id) ?? method.provider });
