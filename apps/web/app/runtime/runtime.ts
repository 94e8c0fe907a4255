import type { ApiClient } from '@perya/api-client';
import type { I18n } from '@perya/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The services of one page view: created per request on the server, once in the browser. */
export interface Runtime {
  client: ApiClient;
  queryClient: QueryClient;
  i18n: I18n;
}

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) {
    throw new Error('There is no <RuntimeContext> above this: the entry files provide it.');
  }
  return runtime;
}
