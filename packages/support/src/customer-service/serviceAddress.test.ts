import type { ServiceChannel } from '@perya/api-client';
import { expect, test } from 'vitest';

import { deskOf, messengersOf, serviceAddress } from './serviceAddress';

const brand = {
  contacts: {
    email: 'support@perya.example',
    customerServicePath: '/helpmc',
    serviceHosts: ['chat.example.com'],
  },
  socials: [{ type: 'TELEGRAM' as const, url: 'https://t.me/perya_example' }],
};

test.each(['/helpmc?desk=live', 'https://chat.example.com/room?id=7', 'https://t.me/other'])(
  'opens %s',
  (address) => {
    expect(serviceAddress(address, brand)).toBe(address);
  },
);

test.each([
  '//evil.example/',
  String.raw`/\evil.example`,
  'http://chat.example.com/',
  'https://evil.example/',
  'https://chat.example.com.evil.example/',
  'https://chat.example.com@evil.example/',
  'https://user:pass@chat.example.com/',
  'javascript:alert(1)',
  'helpmc',
  '',
])('does not open %j', (address) => {
  expect(serviceAddress(address, brand)).toBeNull();
});

const channels: ServiceChannel[] = [
  { channel: 'vip', address: '/vip' },
  { channel: 'live-chat', address: '/live' },
  { channel: 'telegram', address: 'https://t.me/perya_example' },
  { channel: 'facebook', address: null },
];

test('opens the VIP desk for VIPs, and the live chat for all others', () => {
  expect(deskOf(channels, true)).toBe('/vip');
  expect(deskOf(channels, false)).toBe('/live');
});

test('opens the live chat for VIPs without a desk of their own', () => {
  expect(deskOf(channels.slice(1), true)).toBe('/live');
  expect(deskOf([{ channel: 'vip', address: null }, ...channels.slice(1)], true)).toBe('/live');
  expect(deskOf([], true)).toBeNull();
});

test('lists the messengers with an address', () => {
  expect(messengersOf(channels)).toEqual([
    { channel: 'telegram', address: 'https://t.me/perya_example' },
  ]);
});
