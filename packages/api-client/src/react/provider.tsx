import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../core/client';

const ApiContext = createContext<ApiClient | null>(null);

/** Props of {@link ApiProvider}. */
export interface ApiProviderProps {
  client: ApiClient;
  children?: ReactNode;
}

/**
 * Provides the client to the tree below it.
 *
 * @example
 * ```tsx
 * import { createApiClient } from '@perya/api-client';
 * import { ApiProvider } from '@perya/api-client/react';
 * import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
 * import type { ReactNode } from 'react';
 *
 * const client = createApiClient({ baseUrl: '', getToken: () => null, getLanguage: () => 'EN' });
 * const queryClient = new QueryClient();
 *
 * export function Providers({ children }: { children: ReactNode }) {
 *   return (
 *     <QueryClientProvider client={queryClient}>
 *       <ApiProvider client={client}>{children}</ApiProvider>
 *     </QueryClientProvider>
 *   );
 * }
 * ```
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the nearest `ApiProvider`. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (!client) {
    throw new Error('useApi has no client: wrap the tree in <ApiProvider client={…}>.');
  }
  return client;
}
