'use client';

import { useApiQuery, ApiProvider } from '@perya/api-client/react';
import { createI18n, I18nProvider, useFormat } from '@perya/i18n';
import { listFavouriteIds } from '@perya/api-client';
import { createFakePlatform } from '@perya/api-client/testing';
import { Badge, Button, Card, CategoryIcon } from '@perya/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const platform = createFakePlatform().on(listFavouriteIds, () => ({ list: ['n-1', 'n-2'] }));

/** A client component with the providers of the packages. */
export function Favourites({ names }: { names: readonly string[] }) {
  const [providers] = useState(() => ({
    queries: new QueryClient(),
    client: platform.client({ getToken: () => 'token' }),
    i18n: createI18n({ language: 'EN', supported: ['EN'] }),
  }));
  return (
    <QueryClientProvider client={providers.queries}>
      <ApiProvider client={providers.client}>
        <I18nProvider i18n={providers.i18n}>
          <Games names={names} />
        </I18nProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function Games({ names }: { names: readonly string[] }) {
  const [stake, setStake] = useState(100);
  const format = useFormat();
  const favourites = useApiQuery(listFavouriteIds, {});
  return (
    <Card>
      <CategoryIcon category="RNG" label="Slots" />
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Badge tone="success">{favourites.data ? 'Favorites loaded' : 'Loading favorites'}</Badge>
      <p>Stake {format.money(stake)}</p>
      <Button variant="primary" onClick={() => setStake(stake + 100)}>
        Raise
      </Button>
    </Card>
  );
}
