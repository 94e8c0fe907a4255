import { contract } from '@perya/api-client/server';
import { openApiDocument } from '@perya/api-client/openapi';
import type { Hono } from 'hono';
import type { Platform } from '../platform';
import { readSession } from '../session/sessions';
import type { Topic } from '../topic';
import { docsPage } from './docs';
import { createFrame } from './frame';
import { PAGE_POLICY } from './html';
import { mountCall, type ReadSession } from './mountCall';
import type { Route } from './serve';

export interface AppOptions {
  platform: Platform;
  topics: readonly Topic[];
  version: string;
}

/** The gateway: every call of the contract, what the topics add, and the pages for operators. */
export function createGatewayApp({ platform, topics, version }: AppOptions): Hono {
  const app = createFrame(platform, () => platform.config.siteOrigins);

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  // Until it serves, the waiting room of `start.ts` answers here.
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  const document = openApiDocument({ version, servers: [{ url: '/' }] });
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/docs', (context) => {
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(docsPage(document));
  });

  for (const topic of topics) topic.mount?.(app, platform);

  const routes = new Map<string, Route>();
  for (const route of topics.flatMap((topic) => topic.routes ?? [])) {
    if (routes.has(route.endpoint.id)) {
      throw new Error(`Two topics serve ${route.endpoint.id}: take one of them out.`);
    }
    routes.set(route.endpoint.id, route);
  }
  for (const endpoint of Object.values(contract)) {
    mountCall(app, { endpoint, route: routes.get(endpoint.id), platform, sessionOf });
  }
  return app;
}

/** The sign-in that a token of the site's stands for. */
const sessionOf: ReadSession = ({ db, clock }, token) => readSession(db, token, clock.now());
