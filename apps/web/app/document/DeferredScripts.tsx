import { createContext, use } from 'react';
import {
  Scripts,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_AssetsManifest as AssetsManifest,
} from 'react-router';

import type { BootPlan } from './applicationLoader';
import { useIsFromServer, useNonce } from './serverPage';

/** From the server: what else a page needs before it hydrates, such as its texts. */
export const PreloadsContext = createContext<readonly string[]>([]);

/**
 * The router's own `<Scripts>` puts preloads into the page, and on a slow line these take it from the
 * banner. This hands the router the same state, and the same list to the bootstrap, which fetches it
 * after the first paint (applicationLoader.ts).
 */
export function DeferredScripts() {
  // In development the router's own bring the hot reload, which must be there before any component.
  if (import.meta.env.DEV) return <DevelopmentScripts />;
  return import.meta.env.SSR ? <ServerScripts /> : <InlineScript code="" />;
}

function DevelopmentScripts() {
  return <Scripts nonce={useNonce()} />;
}

function ServerScripts() {
  const preloads = use(PreloadsContext);
  const framework = use(FrameworkContext);
  const dataRouter = use(DataRouterContext);
  if (!framework || !dataRouter?.staticContext) return <InlineScript code="" />;

  const { manifest, serverHandoffString, renderMeta, nonce } = framework;
  // The server streams the loaders' data only where it sees that scripts were rendered.
  // oxlint-disable-next-line react/immutability
  if (renderMeta) renderMeta.didRenderScripts = true;
  const plan = bootPlan(manifest, idsOf(dataRouter.staticContext.matches), preloads);
  const code =
    `window.__reactRouterContext=${serverHandoffString};` +
    'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());' +
    `window.perya.boot(${inlineJson(plan)})`;
  return <InlineScript nonce={nonce} code={code} />;
}

/** Written by the server. The browser has run it by then, and needs but the same element to hydrate. */
export function InlineScript({ nonce, code }: { nonce?: string | undefined; code: string }) {
  return useIsFromServer() ? (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  ) : null;
}

/** What the bootstrap fetches for these routes. */
export function bootPlan(
  manifest: AssetsManifest,
  routeIds: readonly string[],
  preloads: readonly string[],
): BootPlan {
  const imports = new Set<string>([...manifest.entry.imports, ...preloads]);
  const routes = routeIds.map((id) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The build knows no route "${id}": build the site again.`);
    for (const path of route.imports ?? []) imports.add(path);
    const parts = [
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      route.module,
    ].filter((path) => path !== undefined);
    return [id, parts] as const;
  });
  return {
    routes,
    manifest: manifest.url,
    entry: manifest.entry.module,
    preloads: [...imports],
  };
}

function idsOf(matches: readonly { route: { id: string } }[]): string[] {
  return matches.map(({ route }) => route.id);
}

/** JSON that cannot end the script element it stands in. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
