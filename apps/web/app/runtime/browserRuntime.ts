import { createApiClient } from '@perya/api-client';
import { createI18n, isLanguageCode, type LanguageCode } from '@perya/i18n';
import { getMerchant, getToken, onSessionEvent, sessionExpired } from '@perya/session';

import { createQueryClient } from './queryClient';
import type { Runtime } from './runtime';

let runtime: Runtime | undefined;

/** The one runtime of this tab, in the language that the server has rendered. */
export function browserRuntime(): Runtime {
  runtime ??= create();
  return runtime;
}

function create(): Runtime {
  const { language, languages } = document.documentElement.dataset;
  const supported = (languages ?? '').split(' ').filter((code) => isLanguageCode(code));
  const i18n = createI18n({
    language: isLanguageCode(language) ? language : 'TY',
    supported: supported.length > 0 ? supported : (['TY'] satisfies LanguageCode[]),
  });
  const client = createApiClient({
    baseUrl: '',
    getToken,
    getLanguage: () => i18n.language,
    merchantCode: getMerchant() ?? undefined,
    onUnauthorised: sessionExpired,
  });
  const queryClient = createQueryClient();
  // What one member has seen is nobody else's: after a sign-out the guest's page is asked for anew.
  onSessionEvent((event) => {
    const isOther =
      event.type === 'signed-out' || (event.type === 'signed-in' && event.isOtherMember);
    if (isOther) void queryClient.resetQueries();
    else if (event.type === 'signed-in') void queryClient.invalidateQueries();
  });
  return { client, queryClient, i18n };
}
