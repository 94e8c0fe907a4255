import { describe, expect, it } from 'vitest';
import { audienceOf, originsOf } from './agentSite';
import { readConfig } from './config';
import { StartError } from './StartError';

const CHECKOUT = {
  HOSTED_CHECKOUT_URL: 'https://pay.example/',
  HOSTED_CHECKOUT_KEY: 'key-1',
  HOSTED_CHECKOUT_WEBHOOK_SECRET: 'webhook-secret-1',
};
const SMS = {
  SMS_URL: 'https://sms.example/send',
  SMS_BODY: '{"to":"{{to}}","text":"{{text}}"}',
};

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      gatewayPort: 4180,
      playPort: 4181,
      sandbox: false,
      seed: 'empty',
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

  it('has a database of countries, or the gateway’s own', () => {
    expect(readConfig({}).countryDatabase).toBeUndefined();
    const GATEWAY_COUNTRY_DATABASE = '/var/lib/GeoLite2-Country.mmdb';
    expect(readConfig({ GATEWAY_COUNTRY_DATABASE }).countryDatabase).toBe(GATEWAY_COUNTRY_DATABASE);
  });

  it('configures the site for agents by its origin and its keys, or none', () => {
    expect(readConfig({}).agentSite).toBeUndefined();
    const keys = ['a'.repeat(32), 'b'.repeat(43)];
    const config = readConfig({
      AGENT_SITE_ORIGIN: 'http://localhost:4183',
      AGENT_SITE_KEYS: keys.join(', '),
    });
    const members = ['http://localhost:4173', 'http://127.0.0.1:4173'];
    const agents = ['http://localhost:4183', 'http://127.0.0.1:4183'];
    expect(config.siteOrigins).toEqual([...members, ...agents]);
    expect(originsOf(config, 'members')).toEqual(members);
    expect(originsOf(config, 'agents')).toEqual(agents);
    for (const key of keys) expect(audienceOf(config.agentSite, key)).toBe('agents');
    expect(audienceOf(config.agentSite, undefined)).toBe('members');
    expect(audienceOf(config.agentSite, 'c'.repeat(32))).toBeUndefined();
    expect(audienceOf(undefined, keys[0])).toBeUndefined();
    expect(JSON.stringify(config)).not.toContain(keys[0]);
  });

  it.each([
    [{ AGENT_SITE_KEYS: 'k'.repeat(32) }, 'AGENT_SITE_ORIGIN is not: set both.'],
    [{ AGENT_SITE_ORIGIN: 'https://a.example' }, 'AGENT_SITE_KEYS is not: set both.'],
    [{ AGENT_SITE_ORIGIN: 'https://a.example', AGENT_SITE_KEYS: 'hunter2' }, 'at least 32'],
  ])('is rejected without showing a key: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
    expect(() => readConfig(environment)).not.toThrow(/hunter2|kkk/);
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

  it.each([
    [{}, 'empty'],
    [{ GATEWAY_SANDBOX: '1' }, 'demo'],
    [{ GATEWAY_SEED: 'demo' }, 'demo'],
    [{ GATEWAY_SANDBOX: '1', GATEWAY_SEED: 'empty' }, 'empty'],
  ] as const)(
    'seeds demo accounts only with the sandbox, or if told to: %j',
    (environment, seed) => {
      expect(readConfig(environment).seed).toBe(seed);
    },
  );

  it('sends mails if a server and a sender are set, and keeps them otherwise', () => {
    expect(readConfig({}).smtp).toBeUndefined();
    const url = 'smtps://perya:secret@mail.example:465';
    const from = 'Perya <no-reply@example.com>';
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({ url, from });
  });

  it('takes payments by a hosted checkout if all of its settings are set', () => {
    expect(readConfig({}).hostedCheckout).toBeUndefined();
    const { hostedCheckout, depositProviders } = readConfig({
      ...CHECKOUT,
      HOSTED_CHECKOUT_TYPES: 'CARD=card, EWALLET=wallet_a+wallet_b',
      DEPOSIT_PROVIDERS: 'card=checkout, e-wallet=checkout',
    });
    expect(hostedCheckout).toEqual({
      url: 'https://pay.example',
      key: 'key-1',
      webhookSecret: 'webhook-secret-1',
      signatureHeader: 'checkout-signature',
      types: new Map([
        ['CARD', ['card']],
        ['EWALLET', ['wallet_a', 'wallet_b']],
      ]),
    });
    expect([...depositProviders]).toEqual([
      ['card', 'checkout'],
      ['e-wallet', 'checkout'],
    ]);
  });

  it.each([
    [{ HOSTED_CHECKOUT_KEY: 'key-1' }, /HOSTED_CHECKOUT_URL and .* must be set as well/],
    [{ ...CHECKOUT, HOSTED_CHECKOUT_URL: 'http://pay.example' }, /^HOSTED_CHECKOUT_URL is neither/],
    [{ ...CHECKOUT, HOSTED_CHECKOUT_KEY: 'key 1' }, /^HOSTED_CHECKOUT_KEY contains/],
    [{ ...CHECKOUT, HOSTED_CHECKOUT_WEBHOOK_SECRET: 'short' }, /is shorter than 16/],
    [{ ...CHECKOUT, HOSTED_CHECKOUT_TYPES: 'CRYPTO=x' }, /invalid entry: "CRYPTO=x"/],
    [{ ...CHECKOUT, HOSTED_CHECKOUT_SIGNATURE_HEADER: 'a b' }, /not the name of a header/],
    [{ DEPOSIT_PROVIDERS: 'card=checkout' }, /HOSTED_CHECKOUT_URL is not set/],
    [{ DEPOSIT_PROVIDERS: 'card=sandbox' }, /GATEWAY_SANDBOX is not 1/],
    [{ ...CHECKOUT, DEPOSIT_PROVIDERS: 'card=other' }, /unknown provider: "other"/],
    [{ DEPOSIT_PROVIDERS: 'card' }, /invalid entry: "card"/],
  ])('is rejected: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(StartError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('sends text messages if a request is set, and keeps them otherwise', () => {
    expect(readConfig({}).sms).toBeUndefined();
    expect(readConfig(SMS).sms).toEqual({
      method: 'POST',
      url: 'https://sms.example/send',
      headers: {},
      body: { format: 'json', template: { to: '{{to}}', text: '{{text}}' } },
      secret: '',
      statuses: [],
      confirmation: undefined,
      timeoutMs: 10_000,
      isIdempotent: false,
    });
  });

  it.each([
    [{ SMS_BODY: '{}' }, 'SMS_BODY is set, but SMS_URL is not.'],
    [{ ...SMS, SMS_URL: 'http://sms.example/' }, 'SMS_URL is neither https nor'],
    [{ ...SMS, SMS_URL: 'https://{{to}}.example/' }, 'SMS_URL is neither https nor'],
    [{ ...SMS, SMS_METHOD: 'PATCH' }, 'SMS_METHOD is none of POST, PUT, GET.'],
    [{ ...SMS, SMS_METHOD: 'GET' }, 'a request by GET has no body'],
    [{ ...SMS, SMS_FORMAT: 'xml' }, 'SMS_FORMAT is none of json, form.'],
    [{ ...SMS, SMS_BODY: '{"to":' }, 'SMS_BODY is not valid JSON.'],
    [{ ...SMS, SMS_BODY: '{"to":"{{to}}"}' }, 'do not contain {{text}}'],
    [{ ...SMS, SMS_BODY: '{"text":"{{text}}"}' }, 'contain neither {{to}} nor {{toDigits}}'],
    [{ ...SMS, SMS_BODY: '{"to":"{{phone}}"}' }, 'SMS_BODY contains {{phone}}'],
    [{ ...SMS, SMS_HEADERS: '[]' }, 'SMS_HEADERS is not a JSON object.'],
    [{ ...SMS, SMS_HEADERS: '{"A":"b\\r\\nC: d"}' }, 'SMS_HEADERS contains an invalid header.'],
    [{ ...SMS, SMS_HEADERS: '{"A":"{{text}}"}' }, 'SMS_HEADERS contains {{text}}'],
    [{ ...SMS, SMS_SECRET: 'hunter2' }, 'SMS_SECRET and {{secret}}'],
    [{ ...SMS, SMS_HEADERS: '{"A":"{{secret}}"}' }, 'SMS_SECRET and {{secret}}'],
    [{ ...SMS, SMS_IDEMPOTENT: '1' }, 'does not contain {{reference}}'],
    [{ ...SMS, SMS_IDEMPOTENT: 'yes' }, 'SMS_IDEMPOTENT is none of 0, 1.'],
    [{ ...SMS, SMS_TIMEOUT_SECONDS: '0' }, 'SMS_TIMEOUT_SECONDS is not a number'],
    [{ ...SMS, SMS_SUCCESS_STATUS: 'ok' }, 'SMS_SUCCESS_STATUS is not a list'],
    [{ ...SMS, SMS_SUCCESS_JSON: '=x' }, 'SMS_SUCCESS_JSON is not of the kind'],
  ])('is rejected: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(StartError);
    expect(() => readConfig(environment)).toThrow(sentence);
    expect(() => readConfig(environment)).not.toThrow(/hunter2/);
  });

  it('does not reveal the password of a rejected URL', () => {
    const refuse = () => readConfig({ SMTP_URL: 'mail://perya:hunter2@mail.example' });
    expect(refuse).toThrow(/^SMTP_URL is not/);
    expect(refuse).not.toThrow(/hunter2/);
  });
});
