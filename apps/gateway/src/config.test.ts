import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { StartError } from './StartError';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      gatewayPort: 4180,
      playPort: 4190,
      sandbox: false,
      seed: 'demo',
      siteOrigins: ['http://localhost:4173', 'http://127.0.0.1:4173'],
      playOrigin: 'http://localhost:4190',
      databaseUrl: undefined,
    });
  });

  it('follows the ports', () => {
    expect(readConfig({ PORT: '5000', PLAY_PORT: '5002', GATEWAY_PORT: '' })).toMatchObject({
      gatewayPort: 4180,
      siteOrigins: ['http://localhost:5000', 'http://127.0.0.1:5000'],
      playOrigin: 'http://localhost:5002',
    });
  });

  it('names the site in so many words, and this machine by both its names', () => {
    const { siteOrigins } = readConfig({ SITE_ORIGIN: 'https://a.example, http://localhost:4300' });
    expect(siteOrigins).toEqual([
      'https://a.example',
      'http://localhost:4300',
      'http://127.0.0.1:4300',
    ]);
  });

  it.each([
    [{ PORT: '99999' }],
    [{ GATEWAY_SANDBOX: 'yes' }],
    [{ DATABASE_URL: 'mysql://x' }],
    [{ LOG_LEVEL: 'loud' }],
  ])('is refused as %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(StartError);
  });
});
