import { getRegisterRules, getRegisterSettings } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { FieldRules, RegisterMethod, RegisterOptions } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { registerCache } from './registerCache';

/** The data from which the form is rendered. */
export type RegisterSetup =
  /** Registration is closed. */
  | { readonly state: 'closed' }
  | {
      readonly state: 'open';
      readonly rules: FieldRules;
      readonly options: RegisterOptions;
      readonly methods: readonly RegisterMethod[];
    };

/** The setup and its query state. */
export interface RegisterSetupQuery {
  readonly data: RegisterSetup | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): void;
}

/** Operators' changes are visible after one minute. */
export const SETTINGS_FRESH_MS = 60_000;
const CLOSED: RegisterSetup = { state: 'closed' };

/**
 * The rules and settings of the registration. The rules come with the page, in the site configuration, and
 * are fetched only if the platform was unavailable during rendering. The settings are fetched; until they
 * arrive the brand's switches are used, so the form renders immediately, on the server too. Data stored in
 * this tab is the fallback when the platform was unavailable.
 */
export function useRegisterSetup(): RegisterSetupQuery {
  const { registerRules, switches, isPlatformReachable } = useSiteConfig();
  // Empty during hydration, because the server has no stored data.
  const kept = useSyncExternalStore(neverChanges, registerCache.get, () => null);
  const comesWithPage = Object.keys(registerRules).length > 0;
  const asked = useApiQuery(
    getRegisterRules,
    {},
    { enabled: !comesWithPage, staleTime: SETTINGS_FRESH_MS },
  );
  const settings = useApiQuery(getRegisterSettings, {}, { staleTime: SETTINGS_FRESH_MS });
  const rules = comesWithPage ? registerRules : (asked.data ?? kept?.rules ?? null);

  const bySwitches = useMemo(
    () => ({
      byUsername: switches.usernameRegistration,
      byMobile: switches.mobileRegistration,
      mobileWithPassword: switches.mobileRegistrationWithPassword,
      smsVerification: switches.smsVerificationAtRegistration,
      captchaRequired: false,
    }),
    [switches],
  );
  const options = settings.data ?? (isPlatformReachable ? bySwitches : (kept?.options ?? null));

  useEffect(() => {
    if (!settings.data || !rules) return;
    const { rewards: _, ...options } = settings.data;
    registerCache.set({ rules, options });
  }, [rules, settings.data]);

  const isClosed = isPlatformReachable && !switches.directRegistration;
  return {
    data: isClosed ? CLOSED : rules && options ? setupOf(rules, options) : undefined,
    error: asked.error ?? settings.error,
    isFetching: asked.isFetching || settings.isFetching,
    refetch() {
      if (!rules) void asked.refetch();
      if (!options) void settings.refetch();
    },
  };
}

function setupOf(rules: FieldRules, options: RegisterOptions): RegisterSetup {
  const methods = methodsOf(options);
  return methods.length > 0 ? { state: 'open', rules, options, methods } : CLOSED;
}

const neverChanges = () => () => undefined;

function methodsOf({ byUsername, byMobile }: RegisterOptions): readonly RegisterMethod[] {
  const methods: RegisterMethod[] = [];
  if (byUsername) methods.push('username');
  if (byMobile) methods.push('mobile');
  return methods;
}
