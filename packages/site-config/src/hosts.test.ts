import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contentSecurityHosts, imageUrl, shuffleHosts, usableHosts } from './hosts';
import { launchAddress, nextLaunchAddress } from './launchHosts';

it('accepts https origins, the own origin and loopback, and nothing else', () => {
  expect(
    usableHosts([
      'https://img1.example.com/',
      'https://img1.example.com/again',
      '/',
      'http://localhost:4181',
      'http://img2.example.com',
      'https://user:secret@img3.example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      "https://img4.example.com'; script-src *",
      '//img5.example.com',
      '',
    ]),
  ).toEqual(['https://img1.example.com', '/', 'http://localhost:4181']);
});

it('picks each host with equal probability, and keeps the others for failover', () => {
  const hosts = ['a', 'b', 'c'];
  expect([0, 0.4, 0.99].map((n) => shuffleHosts(hosts, () => n)[0])).toEqual(['a', 'b', 'c']);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string()),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (list, stream) => {
        const picked = shuffleHosts(list, () => stream.next().value ?? 0);
        expect(picked.toSorted()).toEqual(list.toSorted());
      },
    ),
  );
});

it('returns the foreign origins for the content security policy', () => {
  const imageHosts = ['/', 'https://img1.example.com'];
  const launchHosts = ['https://play.example.com/launch'];
  expect(contentSecurityHosts({ imageHosts, launchHosts })).toEqual({
    images: ['https://img1.example.com', 'https://play.example.com'],
    frames: ['https://play.example.com'],
    connections: ['wss://play.example.com'],
  });
});

describe('a launched game', () => {
  const hosts = ['https://b.example', '/', 'https://a.example:8443'];
  const address = 'https://a.example:8443/play/slot?ticket=t%2B1#top';

  it('opens on the picked host, with its path and ticket', () => {
    expect(launchAddress(address, hosts)).toBe('https://b.example/play/slot?ticket=t%2B1#top');
    expect(launchAddress(address, ['/', ...hosts.slice(2)])).toBe(address);
  });

  it.each([
    ['a vendor’s own address', 'https://vendor.example/slot?ticket=1'],
    ['what is no address', 'slot?ticket=1'],
  ])('is not moved from %s', (_, other) => {
    expect(launchAddress(other, hosts)).toBe(other);
    expect(launchAddress(other, [])).toBe(other);
    expect(nextLaunchAddress(other, hosts)).toBeNull();
  });

  it('has every host of the list in turn, if one does not answer', () => {
    const next = nextLaunchAddress(address, hosts) ?? '';
    expect(next).toBe('https://b.example/play/slot?ticket=t%2B1#top');
    expect(nextLaunchAddress(next, hosts)).toBe(address);
    expect(nextLaunchAddress(address, hosts.slice(1))).toBeNull();
  });
});

it('builds an image URL by width and format, on the next host with each attempt', () => {
  const hosts = ['https://img1.example.com', '/'];
  const options = { width: 320, format: 'avif' } as const;
  expect(
    [0, 1, 2].map((attempt) => imageUrl(hosts, '/art/cover/7', { ...options, attempt })),
  ).toEqual([
    'https://img1.example.com/art/cover/7-320.avif',
    '/art/cover/7-320.avif',
    'https://img1.example.com/art/cover/7-320.avif',
  ]);
  expect(imageUrl(hosts, '/art/vendor/LNT.svg')).toBe(
    'https://img1.example.com/art/vendor/LNT.svg',
  );
  expect(imageUrl([], '/art/vendor/LNT.svg', { attempt: 2 })).toBe('/art/vendor/LNT.svg');
  expect(imageUrl(hosts, 'https://own.example.com/banner.png')).toBe(
    'https://own.example.com/banner.png',
  );
});
