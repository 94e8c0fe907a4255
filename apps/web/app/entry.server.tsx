import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';

import { contentPolicy } from '../server/contentSecurity.ts';
import { shownPage } from './access/agentSite';
import { PreloadsContext } from './document/DeferredScripts';
import { languageToKeep } from './document/language';
import { StyleSourceContext } from './document/Stylesheets';
import { styleSource, withStyles } from './document/styleSource.server';
import { pagesCatalogue } from './pages/locales';
import { pageViewContext, PRIVATE_CACHE } from './page-view/pageView.server';
import { catalogueFiles } from './runtime/catalogueFiles.server';
import { documentStatus } from './runtime/documentStatus';
import { cataloguesOf, pageOf, type RouteHandle } from './runtime/routeHandle';
import { RuntimeContext } from './runtime/runtime';
import { addSeoHead } from './seo/head.server';
import { seoCatalogue } from './seo/locales/index.server';

/** After this timeout, the page is sent as far as it's rendered. */
const RENDER_MS = 4_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const view = context.get(pageViewContext);
  const url = new URL(request.url);
  const handles = routerContext.staticHandlerContext.matches.map(
    ({ route }) => routerContext.routeModules[route.id]?.handle as RouteHandle | undefined,
  );
  const found = view.isOffered ? status : 404;
  const page =
    found === 404
      ? 'notFound'
      : shownPage(view.config, pageOf(handles, url.pathname), url.pathname);
  const catalogues = [...cataloguesOf(handles), ...(view.isOffered ? [] : [pagesCatalogue])];
  await view.runtime.i18n.load([...catalogues, seoCatalogue]);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Rendered for one visitor's language, theme and content security policy, so it must not be shared or
  // reused.
  headers.set('cache-control', PRIVATE_CACHE);
  headers.append('vary', 'Cookie, Accept-Language');
  const kept = languageToKeep(request.headers, url, view.language);
  if (kept) headers.append('set-cookie', kept);
  if (import.meta.env.PROD) {
    headers.set(
      'content-security-policy',
      contentPolicy({
        nonce: view.nonce,
        hosts: view.contentHosts,
        secure: request.url.startsWith('https:'),
      }),
    );
  }
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let final = documentStatus(view.config.state, found, headers);
  const { pipe, abort } = renderToPipeableStream(
    <RuntimeContext value={view.runtime}>
      <StyleSourceContext value={styleSource(request, view.hasVisited)}>
        <PreloadsContext value={catalogueFiles(catalogues, view.language)}>
          <ServerRouter context={routerContext} url={request.url} nonce={view.nonce} />
        </PreloadsContext>
      </StyleSourceContext>
    </RuntimeContext>,
    {
      nonce: view.nonce,
      // The page is sent in one piece, so deferring parts of it has no benefit.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        pipe(body);
        text(body).then((rendered) => {
          const html = addSeoHead({ html: rendered, url, page, status: final, view });
          resolve(new Response(withStyles(html), { status: final, headers }));
        }, reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        if (request.signal.aborted) return;
        final = 500;
        view.report(error);
      },
    },
  );
  const timer = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_MS);
  return promise;
}

/** Logs loader errors. Aborted requests and missing pages aren't errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isNotFound(error)) return;
  context.get(pageViewContext).report(error);
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
