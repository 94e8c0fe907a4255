import { createContext, use } from 'react';
import {
  Scripts,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_AssetsManifest as AssetsManifest,
} from 'react-router';

import type { BootPlan } from './applicationLoader';
import { useIsFromServer, useNonce } from './serverPage';

/** From the server: other resources that a page needs before it hydrates, such as its catalogues. */
export const PreloadsContext = createContext<readonly string[]>([]);

/**
 * Replaces the router's `<Scripts>`, which adds preloads that compete with the banner for bandwidth on slow
 * connections. This gives the router the same state, and passes the list of preloads to the bootstrap, which
 * fetches them after the first paint (applicationLoader.ts).
 */
export function DeferredScripts() {
  // In development, the router's scripts contain hot reload, which must run before any component.
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
  // The server streams loader data only if it detects that scripts were rendered.
  // oxlint-disable-next-line react/immutability
  if (renderMeta) renderMeta.didRenderScripts = true;
  const plan = bootPlan(manifest, idsOf(dataRouter.staticContext.matches), preloads);
  const code =
    `window.__reactRouterContext=${serverHandoffString};` +
    'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());' +
    `window.perya.boot(${inlineJson(plan)})`;
  return <InlineScript nonce={nonce} code={code} />;
}

/**
 * A script rendered by the server. The browser has already run it, so hydration only needs a matching
 * element.
 */
export function InlineScript({ nonce, code }: { nonce?: string | undefined; code: string }) {
  return useIsFromServer() ? (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  ) : null;
}

/** The scripts that the bootstrap fetches for these routes. */
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

/** Serializes JSON so that it can't close its script element. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
