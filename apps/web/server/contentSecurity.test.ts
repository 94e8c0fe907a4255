import { expect, test } from 'vitest';

import { commonHeaders, contentPolicy } from './contentSecurity.ts';

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('denies by default and runs scripts by nonce or from the site', () => {
  const policy = directives(contentPolicy({ nonce: 'abc' }));
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});

test('lists each host of the site configuration once, as an origin', () => {
  const policy = directives(
    contentPolicy({
      nonce: 'n',
      hosts: {
        images: ['https://cdn.example/path/x', 'https://cdn.example'],
        frames: ['https://play.example:8443'],
      },
    }),
  );
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example']);
  expect(policy.get('frame-src')).toEqual(['https://play.example:8443']);
});

test('rejects hosts that would inject a directive or an unsafe scheme', () => {
  const policy = contentPolicy({
    nonce: 'n',
    hosts: {
      images: ['javascript:alert(1)', 'http://plain.example', "'unsafe-inline'", '*', 'data:x'],
      frames: ['https://a.example; script-src *', 'https://b.example/ \n'],
    },
  });
  expect(directives(policy).get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy.match(/script-src /g)).toHaveLength(1);
  expect(policy).not.toContain('*');
  expect(policy).not.toContain('\n');
});

test('allows plain http on loopback only, for sandbox games', () => {
  const policy = directives(
    contentPolicy({ nonce: 'n', hosts: { frames: ['http://localhost:4181', 'http://x.example'] } }),
  );
  expect(policy.get('frame-src')).toEqual(['http://localhost:4181']);
});

test('allows no frames without a launch host', () => {
  expect(directives(contentPolicy({ nonce: 'n' })).get('frame-src')).toEqual(["'none'"]);
});

test('requires https only for pages loaded over https', () => {
  expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security');
  expect(commonHeaders(true)).toHaveProperty('strict-transport-security');
  expect(contentPolicy({ nonce: 'n', secure: true })).toContain('upgrade-insecure-requests');
});
