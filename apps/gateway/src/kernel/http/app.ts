import { contract, type AnyEndpoint } from '@perya/api-client/server';
import { openApiDocument, type OpenApiDocument } from '@perya/api-client/openapi';
import type { Hono } from 'hono';
import type { Platform } from '../platform';
import type { ReadSession } from './caller';
import type { Module } from '../module';
import { docsPage } from './docs';
import { createFrame } from './frame';
import { PAGE_POLICY } from './html';
import { mountCall, routePath } from './mountCall';
import { Rejection } from './Rejection';
import type { Route } from './serve';

export interface AppOptions {
  platform: Platform;
  modules: readonly Module[];
  readSession: ReadSession;
  version: string;
}

/** The gateway's app: every call of the contract, the modules' own paths, and the pages for operators. */
export function createGatewayApp({ platform, modules, readSession, version }: AppOptions): Hono {
  const app = createFrame(platform, () => platform.config.siteOrigins);

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  // Until this app serves, `listen.ts` responds on this path.
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  // Made with the first request for it, so that the gateway starts sooner.
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= openApiDocument({ version, servers: [{ url: '/' }] }));
  app.get('/openapi.json', (context) => context.json(document()));
  app.get('/docs', (context) => {
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(docsPage(document()));
  });

  for (const module of modules) module.mount?.(app, platform);

  const routes = new Map<string, Route>();
  for (const route of modules.flatMap((module) => module.routes ?? [])) {
    if (routes.has(route.endpoint.id)) {
      throw new Error(`Two modules serve ${route.endpoint.id}: take one of them out.`);
    }
    routes.set(route.endpoint.id, route);
  }
  for (const endpoint of Object.values(contract)) {
    mountCall(app, { endpoint, route: routes.get(endpoint.id), platform, readSession });
  }
  rejectOtherMethods(app, Object.values(contract));
  return app;
}

/** Mount after the calls: rejects a known path with another method, and names the right ones. */
function rejectOtherMethods(app: Hono, calls: readonly AnyEndpoint[]): void {
  for (const [path, same] of Map.groupBy(calls, routePath)) {
    const allowed = same.map(({ method }) => method).join(', ');
    app.all(path, (context) => {
      context.header('Allow', allowed);
      throw new Rejection(405, 'METHOD_NOT_ALLOWED', 'method_not_allowed');
    });
  }
}
