import { describeError, type ApiClient, type MemberInfo } from '@perya/api-client';
import { ApiProvider } from '@perya/api-client/react';
import { createFakePlatform, type FakePlatform, type StoryState } from '@perya/api-client/testing';
import {
  accountErrorsCatalogue,
  categoriesCatalogue,
  createI18n,
  errorsCatalogue,
  I18nProvider,
  isLanguageCode,
  LANGUAGE_CODES,
  loadCatalogues,
  pseudo,
  type Catalogue,
  type I18n,
} from '@perya/i18n';
import { getMember, getToken } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { SiteConfigProvider, type SiteConfig } from '@perya/site-config';
import { testSiteConfig, type SiteConfigOverrides } from '@perya/site-config/testing';
import { ToastProvider } from '@perya/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Suspense, useState } from 'react';

import { brandNameOf, brandOf, withBrandFiles } from './brands.ts';
import { applyLook } from './look.ts';
import { PICTURE_HOST } from './pictures/checkPictures.ts';
import { StoryRouter, type StoryRoute } from './router.tsx';

/** The environment of a story, set in its `parameters`. */
interface StoryParameters extends Partial<StoryState> {
  /** The texts it uses, loaded before it renders: `catalogues: [catalogue]`. */
  catalogues?: readonly Catalogue[];
  /** Registers the platform's responses: `platform: (fake) => fake.on(listGames, () => …)`. */
  platform?: (fake: FakePlatform) => void;
  /** The signed-in member; a guest by default: `session: { accountType: 'trial' }`. */
  session?: Partial<MemberInfo>;
  /** Overrides of the chosen brand with all features enabled. */
  siteConfig?: SiteConfigOverrides;
  /** The route of the story: `route: { path: '/:category', url: '/rng?page=2' }`. */
  route?: StoryRoute;
}

/** Created for each story, so that stories are isolated. */
interface Environment {
  i18n: I18n;
  client: ApiClient;
  queries: QueryClient;
  siteConfig: SiteConfig;
}

const TOAST_LABELS = { region: 'Notifications', close: 'Close' };

type Globals = Readonly<Record<string, unknown>>;

function createEnvironment(globals: Globals, parameters: StoryParameters): Environment {
  const chosen = String(globals['language']);
  const isPseudo = chosen === 'pseudo';
  const language = isLanguageCode(chosen) ? chosen : 'EN';
  const fake = createFakePlatform();
  parameters.platform?.(fake);
  parameters.platformState?.(fake);
  return {
    i18n: createI18n({
      language,
      supported: LANGUAGE_CODES,
      ...(isPseudo ? { transform: pseudo } : {}),
    }),
    client: fake.client({
      getToken,
      getAccount: () => getMember()?.account ?? null,
      getLanguage: () => language,
    }),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    siteConfig: testSiteConfig({
      imageHosts: [PICTURE_HOST],
      ...parameters.siteConfig,
      brand: withBrandFiles(brandNameOf(globals), {
        ...brandOf(globals),
        ...parameters.siteConfig?.brand,
      }),
    }),
  };
}

/** Loads the texts before rendering, like the site. */
export const loadEnvironment: NonNullable<Preview['loaders']> = async ({ globals, parameters }) => {
  const environment = createEnvironment(globals, parameters);
  const { catalogues = [] } = parameters as StoryParameters;
  await loadCatalogues(environment.i18n, [
    errorsCatalogue,
    accountErrorsCatalogue,
    categoriesCatalogue,
    ...catalogues,
  ]);
  return { environment };
};

/** Signs out, or in as configured, before the story renders. */
export const prepareSession: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = ({
  parameters,
}) => {
  const { session } = parameters as StoryParameters;
  resetSession();
  if (session) signInForTest(session);
  return resetSession;
};

/** All providers of the site's root, with the network faked at the contract. */
export const withProviders: Decorator = (Story, { globals, loaded, parameters, id }) => (
  <Providers
    key={id}
    globals={globals}
    parameters={parameters}
    loaded={loaded['environment'] as Environment | undefined}
  >
    <Story />
  </Providers>
);

function Providers({
  globals,
  parameters,
  loaded,
  children,
}: {
  globals: Globals;
  parameters: StoryParameters;
  /** Undefined in a test that renders a composed story without its loaders: the texts then suspend. */
  loaded: Environment | undefined;
  children: React.ReactNode;
}) {
  const [own] = useState(() => loaded ?? createEnvironment(globals, parameters));
  const { i18n, client, queries, siteConfig } = loaded ?? own;
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <SiteConfigProvider config={siteConfig}>
          <I18nProvider i18n={i18n} format={siteConfig.brand} describeError={describeError}>
            <ToastProvider labels={TOAST_LABELS}>
              <StoryRouter {...parameters.route}>
                <Suspense>{children}</Suspense>
              </StoryRouter>
            </ToastProvider>
          </I18nProvider>
        </SiteConfigProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** Applies the toolbars to the page around the story. */
export const withLook: Decorator = (Story, { globals }) => {
  applyLook(globals);
  return <Story />;
};
