import { createI18n, isLanguageCode, type LanguageCode } from '@perya/i18n';
import {
  getMember,
  getMerchant,
  getToken,
  onSessionEvent,
  expireSession,
  setMerchant,
  showAccountWarning,
} from '@perya/session';

import { deferredClient } from './deferredClient';
import { createQueryClient } from './queryClient';
import type { Runtime } from './runtime';
import { reportSiteClosed } from './siteClosed';

let runtime: Runtime | undefined;

/** The tab's single runtime, in the language rendered by the server. */
export function browserRuntime(): Runtime {
  runtime ??= create();
  return runtime;
}

function create(): Runtime {
  const { language, languages, merchant } = document.documentElement.dataset;
  // The brand's own: an entry of another brand may be left from an earlier page of this tab.
  if (merchant) setMerchant(merchant);
  const supported = (languages ?? '').split(' ').filter((code) => isLanguageCode(code));
  const i18n = createI18n({
    language: isLanguageCode(language) ? language : 'TY',
    supported: supported.length > 0 ? supported : (['TY'] satisfies LanguageCode[]),
  });
  const client = deferredClient({
    baseUrl: '',
    getToken,
    getAccount: () => getMember()?.account ?? null,
    getLanguage: () => i18n.language,
    getMerchant,
    onSessionEnded: expireSession,
    onSiteClosed: reportSiteClosed,
    onAccountRefused: showAccountWarning,
  });
  const queryClient = createQueryClient();
  // A member's data must not be visible to others: after a sign-out, the guest's page is refetched.
  onSessionEvent((event) => {
    const isOther =
      event.type === 'signed-out' || (event.type === 'signed-in' && event.isOtherMember);
    if (isOther) void queryClient.resetQueries();
    else if (event.type === 'signed-in') void queryClient.invalidateQueries();
    else if (event.type === 'questioned') {
      // If the chunk doesn't load, the session is unchanged until the next request.
      import('./confirmSession').then(
        ({ confirmSession }) => confirmSession(client),
        () => {},
      );
    }
  });
  return { client, queryClient, i18n };
}
