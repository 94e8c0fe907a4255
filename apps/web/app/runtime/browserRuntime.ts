import {
  createI18n,
  errorsCatalogue,
  isLanguageCode,
  type Catalogue,
  type I18n,
  type LanguageCode,
} from '@perya/i18n';
import {
  getMember,
  getMerchant,
  getToken,
  onSessionEvent,
  sessionEnded,
  warnOfAccount,
} from '@perya/session';

import { afterFirstView } from './afterFirstView';
import { deferredClient } from './deferredClient';
import { createQueryClient } from './queryClient';
import type { Runtime } from './runtime';
import { siteClosed } from './siteClosed';

let runtime: Runtime | undefined;

/** The one runtime of this tab, in the language that the server has rendered. */
export function browserRuntime(): Runtime {
  runtime ??= create();
  return runtime;
}

function create(): Runtime {
  const { language, languages } = document.documentElement.dataset;
  const supported = (languages ?? '').split(' ').filter((code) => isLanguageCode(code));
  const i18n = patient(
    createI18n({
      language: isLanguageCode(language) ? language : 'TY',
      supported: supported.length > 0 ? supported : (['TY'] satisfies LanguageCode[]),
    }),
  );
  const client = deferredClient({
    baseUrl: '',
    getToken,
    getAccount: () => getMember()?.account ?? null,
    getLanguage: () => i18n.language,
    merchantCode: getMerchant() ?? undefined,
    onSessionEnded: sessionEnded,
    onSiteClosed: siteClosed,
    onAccountRefused: warnOfAccount,
  });
  const queryClient = createQueryClient();
  // What one member has seen is nobody else's: after a sign-out the guest's page is asked for anew.
  onSessionEvent((event) => {
    const isOther =
      event.type === 'signed-out' || (event.type === 'signed-in' && event.isOtherMember);
    if (isOther) void queryClient.resetQueries();
    else if (event.type === 'signed-in') void queryClient.invalidateQueries();
    else if (event.type === 'questioned') {
      // A file that does not arrive leaves the session as it is, until the next call.
      import('./confirmSession').then(
        ({ confirmSession }) => confirmSession(client),
        () => {},
      );
    }
  });
  return { client, queryClient, i18n };
}

/** The words for errors are asked for by every form and list, and said by few: they wait their turn. */
function patient(i18n: I18n): I18n {
  const load = i18n.load.bind(i18n);
  return Object.defineProperty(i18n, 'load', {
    value: async (catalogues: readonly Catalogue[], language?: LanguageCode) => {
      const isOnlyErrors = catalogues.every((catalogue) => catalogue === errorsCatalogue);
      if (isOnlyErrors) await afterFirstView();
      await load(catalogues, language);
    },
  });
}
