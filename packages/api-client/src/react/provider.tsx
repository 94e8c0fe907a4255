import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../core/client';

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  client: ApiClient;
  children?: ReactNode;
}

/** Provides the client to the tree below it. */
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
