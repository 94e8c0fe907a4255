import { expect } from 'vitest';
import { it } from '../../testingFixtures';

const SITE = 'http://localhost:4173';

it('serves each page to the site only, with nothing external and nothing inline', async ({
  workerGateway: gateway,
}) => {
  const pages = {
    '/play/slot': 'slot',
    '/play/lottery': 'lottery',
    '/play/vendor': 'vendor',
    '/chat': 'chat',
  };
  for (const [address, name] of Object.entries(pages)) {
    const page = await fetch(`${gateway.playUrl}${address}?ticket=x`);
    const html = await page.text();
    expect(html).toContain(`data-site-origins="${SITE}`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const [, script = ''] = /src="(\/play\/assets\/[^"]+)"/.exec(html) ?? [];
    expect(script).toContain(`/${name}-`);
    const asset = await fetch(gateway.playUrl + script);
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  }
});

it('lets only a vendor’s lobby frame pages, which are on its own origin', async ({
  workerGateway: gateway,
}) => {
  const policyOf = async (path: string) =>
    (await fetch(gateway.playUrl + path)).headers.get('content-security-policy');
  expect(await policyOf('/play/vendor')).toContain("frame-src 'self';");
  expect(await policyOf('/play/slot')).not.toContain('frame-src');
  expect(await policyOf('/play/slot')).toMatch(/frame-ancestors [^;]+ 'self'$/);
});

it('lets only the chat connect to its socket, and passes it the URL', async ({
  workerGateway: gateway,
}) => {
  const socket = `${gateway.playUrl.replace('http', 'ws')}/chat/socket`;
  const page = await fetch(`${gateway.playUrl}/chat`);
  expect(await page.text()).toContain(`data-socket="${socket}"`);
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ${new URL(socket).origin};`,
  );
  const game = await fetch(`${gateway.playUrl}/play/slot`);
  expect(game.headers.get('content-security-policy')).toContain("connect-src 'self';");
});

it('serves nothing outside the assets of the build', async ({ workerGateway: gateway }) => {
  for (const name of ['slot-other.js', '..%2Fslot.html', '%2e%2e%2fslot.html', 'slot.html']) {
    expect((await fetch(`${gateway.playUrl}/play/assets/${name}`)).status).toBe(404);
  }
});

it('rejects a page that is not built', async ({ workerGateway: gateway }) => {
  const { config } = gateway.platform;
  const { arcadeFolder } = config;
  config.arcadeFolder = '/nowhere';
  try {
    const page = await fetch(`${gateway.playUrl}/play/slot`);
    expect(page.status).toBe(503);
    expect(await page.json()).toMatchObject({ code: 'PAGE_NOT_BUILT' });
  } finally {
    config.arcadeFolder = arcadeFolder;
  }
});
