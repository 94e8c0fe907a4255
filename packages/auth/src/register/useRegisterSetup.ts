import { getRegisterRules, getRegisterSettings } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { FieldRules, RegisterMethod, RegisterOptions } from '@perya/rules/accounts';
import { useSiteConfig } from '@perya/site-config';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { keepSetup, keptSetup, readSetup, type KeptSetup } from './registerCache';

/** What the form is drawn from. */
export type RegisterSetup =
  /** Nobody can register right now. */
  | { readonly state: 'closed' }
  | {
      readonly state: 'open';
      readonly rules: FieldRules;
      readonly options: RegisterOptions;
      readonly methods: readonly RegisterMethod[];
    };

/** The setup as a panel reads it. */
export interface RegisterSetupQuery {
  readonly data: RegisterSetup | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): void;
}

/** An operator's change shows to who opens the form a minute later. */
const FRESH_MS = 60_000;
const CLOSED: RegisterSetup = { state: 'closed' };

/**
 * Rules and settings of the registration. The rules come with the page, in the site's configuration;
 * they are asked for only where the platform was away when it was made. The settings are asked for;
 * until they are here the brand's switches say the same, so that the form is there at once, on the
 * server too. What this tab has kept stands in where the platform was away.
 */
export function useRegisterSetup(): RegisterSetupQuery {
  const { registerRules, switches, isPlatformReachable } = useSiteConfig();
  const kept = useKept();
  const comesWithPage = Object.keys(registerRules).length > 0;
  const asked = useApiQuery(getRegisterRules, {}, { enabled: !comesWithPage, staleTime: FRESH_MS });
  const settings = useApiQuery(getRegisterSettings, {}, { staleTime: FRESH_MS });
  const rules = comesWithPage ? registerRules : (asked.data ?? kept.rules);

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
  const options = settings.data ?? (isPlatformReachable ? bySwitches : kept.options);

  useEffect(() => {
    if (settings.data && rules) keepSetup({ rules, options: settings.data });
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

/** Nothing during hydration: the server has kept nothing. */
function useKept(): KeptSetup {
  const kept = useSyncExternalStore(neverChanges, keptSetup, () => null);
  return useMemo(() => readSetup(kept), [kept]);
}

const neverChanges = () => () => undefined;

function methodsOf({ byUsername, byMobile }: RegisterOptions): readonly RegisterMethod[] {
  const methods: RegisterMethod[] = [];
  if (byUsername) methods.push('username');
  if (byMobile) methods.push('mobile');
  return methods;
}
