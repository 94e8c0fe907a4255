import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { SERIES } from '../rewards/activities/tournaments/series';
import { generateGameList } from '../games/game-list/generate';
import { VENDORS } from '../games/game-list/vendors';
import { BANNERS } from '../content/banners';
import { type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { demoBrand } from '../../demoBrand';
import { vendorMarkSvg } from './banner';
import { flagPath } from '../identity/verification/flags';
import { coverSvg } from './cover';
import { MOTIFS } from './motifs';

const { games } = generateGameList();

describe('the drawings', () => {
  it('are the same for the same game and differ between games', () => {
    const page = games.filter(({ category }) => category === 'RNG').slice(0, 42);
    const drawn = page.map(coverSvg);
    expect(page.map(coverSvg)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(42);
  });

  it('contain no text, no scripts and no external references', () => {
    for (const game of games.filter((_, index) => index % 37 === 0)) {
      const svg = coverSvg(game);
      expect(svg).not.toMatch(/<text|<script|<image|href=|NaN|undefined/);
    }
    for (const [index, { code }] of VENDORS.entries()) {
      expect(vendorMarkSvg(code, index)).not.toMatch(/<text|<script|href=|NaN|undefined/);
    }
  });

  it('reference only defined fills', () => {
    for (const game of games.filter((_, index) => index % 53 === 0)) {
      const svg = coverSvg(game);
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      for (const id of used) expect(svg).toContain(`id="${id}"`);
    }
  });

  it('include at least eighty motifs', () => {
    expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(80);
  });

  it('give every vendor its own mark', () => {
    const marks = VENDORS.map(({ code }, index) => vendorMarkSvg(code, index));
    expect(new Set(marks).size).toBe(VENDORS.length);
  });

  it('look different: no two covers of a page are nearly the same', async () => {
    const page = games.filter(({ category }) => category === 'RNG').slice(0, 42);
    const thumbs = await Promise.all(
      page.map((game) =>
        sharp(Buffer.from(coverSvg(game)))
          .resize(16, 12)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    for (let a = 0; a < thumbs.length; a += 1) {
      for (let b = a + 1; b < thumbs.length; b += 1) {
        const [one, other] = [thumbs[a] ?? Buffer.of(), thumbs[b] ?? Buffer.of()];
        const apart =
          one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) /
          one.length;
        expect(apart).toBeGreaterThan(12);
      }
    }
  });
});

describe('the pictures', () => {
  let gateway: TestGateway;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
  });
  const get = (file: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/art/${file}`, { headers });
  const game = generateGameList('perya', 300).games[40]?.id ?? '';

  it('serve every banner in both crops, including ids that end like a crop name', async () => {
    const ids = new Set(BANNERS.map(({ id }) => id));
    // An id that ends like another banner's crop would hide that crop.
    for (const id of ids) expect(ids).not.toContain(`${id}-phone`);
    for (const id of [...ids].filter((each) => each.endsWith('-phone'))) {
      for (const [file, ratio] of [
        [`${id}-640.webp`, 1280 / 440],
        [`${id}-phone-640.webp`, 780 / 520],
      ] as const) {
        const response = await get(`banner/${file}`);
        const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(width / height).toBeCloseTo(ratio, 1);
      }
    }
  });

  it('serve the picture of every tournament', async () => {
    for (const { id } of SERIES) {
      const response = await get(`tournament/${id}-phone-640.avif`);
      expect(response.headers.get('content-type')).toBe('image/avif');
    }
  });

  it('serve every banner in the crop for link previews', async () => {
    for (const { id } of BANNERS.slice(0, 3)) {
      const response = await get(`banner/${id}-share-1200.jpg`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    }
    for (const file of ['nothing-share-1200.jpg', `${BANNERS[0]?.id}-share-600.jpg`]) {
      expect((await get(`banner/${file}`)).status).toBe(404);
    }
  });

  it.each([160, 240, 320, 480])('serve covers %i wide as AVIF and WebP', async (width) => {
    for (const format of ['avif', 'webp']) {
      const response = await get(`cover/${game}-${width}.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([meta.width, meta.height]).toEqual([width, (width * 3) / 4]);
    }
  });

  it('stay small: covers under 12 KB, phone banners under 25 KB', async () => {
    const sizes = await Promise.all(
      generateGameList('perya', 300)
        .games.filter((_, index) => index % 25 === 0)
        .map(
          async ({ id }) => (await (await get(`cover/${id}-240.avif`)).arrayBuffer()).byteLength,
        ),
    );
    expect(Math.max(...sizes)).toBeLessThan(12 * 1024);
    for (const { id } of BANNERS.filter((_, index) => index % 4 === 0)) {
      const phone = await get(`banner/${id}-phone-640.avif`);
      expect(phone.status).toBe(200);
      expect((await phone.arrayBuffer()).byteLength).toBeLessThan(25 * 1024);
    }
  });

  it('come in a wide and a phone crop', async () => {
    const shape = async (file: string) => {
      const { width, height } = await sharp(
        Buffer.from(await (await get(file)).arrayBuffer()),
      ).metadata();
      return (width ?? 0) / (height ?? 1);
    };
    expect(await shape('banner/home-fair-1280.webp')).toBeCloseTo(1280 / 440, 1);
    expect(await shape('banner/home-fair-phone-960.webp')).toBeCloseTo(1.5, 1);
  });

  it('answer 304 when the ETag matches', async () => {
    const first = await get(`cover/${game}-240.webp`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    expect((await get(`cover/${game}-240.webp`, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('are encoded once for concurrent requests and leave no draft files', async () => {
    const file = `cover/${game}-480.avif`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => Buffer.from(await (await get(file)).arrayBuffer())),
    );
    for (const answer of answers) expect(answer.equals(answers[0] ?? Buffer.of())).toBe(true);
    const folder = path.join(gateway.platform.config.dataFolder, 'art');
    const [drawings = ''] = readdirSync(folder);
    expect(existsSync(path.join(folder, drawings, file))).toBe(true);
    expect(
      readdirSync(path.join(folder, drawings, 'cover')).filter((name) => name.includes('draft')),
    ).toEqual([]);
  });

  it.each([
    'cover/999999-240.avif',
    `cover/${game}-241.avif`,
    `cover/${game}-240.png`,
    'cover/..%2F..%2Fsecret-240.avif',
    'banner/none-640.avif',
    'banner/home-fair-7.avif',
    'vendor/NONE.svg',
    'flags/XX.svg',
    'flags/ph.svg',
    'flags/default.svg',
    'flags/constructor.svg',
    'flags/..%2FPH.svg',
  ])('answer 404 to %s', async (file) => {
    expect((await get(file)).status).toBe(404);
  });

  it("serve vendor marks as images that can't run scripts", async () => {
    const response = await get('vendor/LMP.svg');
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('serve an immutable flag for every country whose phones may register', async () => {
    for (const { countryCode } of demoBrand.countries) {
      const path = flagPath(countryCode);
      expect(path).toBe(`/art/flags/${countryCode}.svg`);
      const response = await get(`flags/${countryCode}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(await response.text()).toMatch(/^<svg (?!.*<script)/s);
    }
    expect(flagPath('XX')).toBeNull();
  });
});
