import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

export interface StaticSite {
  /** For example `http://127.0.0.1:41234`. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a built Storybook on a free port. The frames of stories are empty: they are checked as stories, and
 * each would load the whole of Storybook again.
 */
export async function staticSite(folder: string): Promise<StaticSite> {
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    if (isStoryFrame(request)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Story</title>');
      return;
    }
    files(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isStoryFrame = ({ headers, url = '' }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'iframe' && url.startsWith('/iframe.html');
