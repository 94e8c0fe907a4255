import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { StartError } from './StartError';

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      gatewayPort: 4180,
      playPort: 4181,
      sandbox: false,
      seed: 'demo',
      siteOrigins: ['http://localhost:4173', 'http://127.0.0.1:4173'],
      playOrigin: 'http://localhost:4181',
      databaseUrl: undefined,
    });
  });

  it('derives the default origins from the ports', () => {
    expect(readConfig({ PORT: '5000', PLAY_PORT: '5002', GATEWAY_PORT: '' })).toMatchObject({
      gatewayPort: 4180,
      siteOrigins: ['http://localhost:5000', 'http://127.0.0.1:5000'],
      playOrigin: 'http://localhost:5002',
    });
  });

  it('sets the site’s origins, and adds 127.0.0.1 for localhost', () => {
    const { siteOrigins } = readConfig({ SITE_ORIGIN: 'https://a.example, http://localhost:4300' });
    expect(siteOrigins).toEqual([
      'https://a.example',
      'http://localhost:4300',
      'http://127.0.0.1:4300',
    ]);
  });

  it('trusts the proxies of this machine, or those that are set', () => {
    expect(readConfig({}).trustedProxies.has('127.0.0.1')).toBe(true);
    expect(readConfig({}).trustedProxies.has('10.0.0.1')).toBe(false);
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(trustedProxies.has('10.0.0.1')).toBe(true);
    expect(trustedProxies.has('127.0.0.1')).toBe(false);
  });

  it('configures no third party, one of them, or all', () => {
    expect(readConfig({}).thirdParties).toEqual({});
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(google).thirdParties).toEqual({
      google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    });
    const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
    const telegram = { TELEGRAM_BOT_TOKEN: `1:${'a'.repeat(35)}` };
    const all = readConfig({ ...google, ...facebook, ...telegram }).thirdParties;
    expect(all).toMatchObject({
      facebook: {
        issuer: 'https://www.facebook.com',
        dialog: expect.stringContaining('dialog/oauth') as string,
      },
      telegram: { origin: 'https://oauth.telegram.org' },
    });
  });

  it('accepts a provider without TLS on this machine only', () => {
    for (const issuer of ['http://127.0.0.1:9000/x', 'http://localhost:9', 'https://id.example']) {
      expect(() => readConfig({ GOOGLE_ISSUER: issuer })).not.toThrow();
    }
    for (const issuer of ['http://id.example', 'http://localhost.evil.example', 'ftp://x', 'x']) {
      expect(() => readConfig({ GOOGLE_ISSUER: issuer })).toThrow(StartError);
    }
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'half' }],
    [{ FACEBOOK_CLIENT_SECRET: 'half' }],
    [{ TELEGRAM_BOT_TOKEN: 'no-token' }],
    [{ PORT: '99999' }],
    [{ TRUSTED_PROXIES: 'everybody' }],
    [{ GATEWAY_SANDBOX: 'yes' }],
    [{ DATABASE_URL: 'mysql://x' }],
    [{ LOG_LEVEL: 'loud' }],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'no-reply@example.com' }],
    [{ SMTP_URL: 'smtp://mail.example' }],
    [{ MAIL_FROM: 'no-reply@example.com' }],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }],
  ])('is rejected: %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(StartError);
  });

  it.each([
    [{ GATEWAY_PORT: 'abc' }, 'GATEWAY_PORT is not a port number: "abc".'],
    [
      { SITE_ORIGIN: 'http://localhost:4173/' },
      'SITE_ORIGIN.0 is not an origin: "http://localhost:4173/".',
    ],
    [{ GATEWAY_SEED: 'huge' }, 'GATEWAY_SEED is none of demo, large, empty: "huge".'],
  ])('is rejected with a message that states the error: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new StartError(sentence));
  });

  it('sends mails if a server and a sender are set, and keeps them otherwise', () => {
    expect(readConfig({}).smtp).toBeUndefined();
    const url = 'smtps://perya:secret@mail.example:465';
    const from = 'Perya <no-reply@example.com>';
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
  });

  it('does not reveal the password of a rejected URL', () => {
    const refuse = () => readConfig({ SMTP_URL: 'mail://perya:hunter2@mail.example' });
    expect(refuse).toThrow(/^SMTP_URL is not/);
    expect(refuse).not.toThrow(/hunter2/);
  });
});
