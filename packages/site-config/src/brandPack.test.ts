import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { BrandPackError, parseBrandPack } from './brandPack';
import agents from './brands/perya-agents.json';
import perya from './brands/perya.json';
import { brandStyle, plainColors } from './brandStyle';
import { brandFile, brandFolder, hashFolder, loadBrandPack, pictureFile } from './build';

function errorsOf(pack: unknown): readonly string[] {
  try {
    parseBrandPack(pack);
    return [];
  } catch (error) {
    return error instanceof BrandPackError ? error.errors : [String(error)];
  }
}

describe('parseBrandPack', () => {
  it('accepts the demo pack', () => {
    expect(parseBrandPack(perya)).toMatchObject({ name: 'Perya', defaultLanguage: 'TY' });
  });

  it('is for members, unless it says that it’s for agents', () => {
    expect(parseBrandPack(perya).audience).toBe('members');
    expect(parseBrandPack(agents)).toMatchObject({ audience: 'agents', merchantCode: 'perya' });
    expect(errorsOf({ ...perya, audience: 'everybody' })).toEqual([
      expect.stringMatching(/^audience: must be .*"agents"/),
    ]);
  });

  it('fills in defaults for optional values', () => {
    const { roleTokens: _r, vendorGroups: _v, lottery: _l, categoryOrder: _c, ...rest } = perya;
    const brand = parseBrandPack(rest);
    expect(brand.roleTokens).toEqual({ dark: {}, light: {} });
    expect(brand.vendorGroups).toEqual({
      esports: ['AV', 'AI', 'IMES', 'TF', 'IA'],
      inhouse: ['XGS', 'SS'],
      cockfight: [],
    });
    expect(brand.lottery).toEqual({ type: 'SEA' });
    expect(brand.categoryOrder).toHaveLength(10);
  });

  it.each([
    ['a language without a catalogue', { languages: ['TY', 'XX'] }, /^languages\.1: /],
    [
      'a duplicate language',
      { languages: ['TY', 'TY'] },
      /^languages: must not name anything twice/,
    ],
    ['a default that is not offered', { defaultLanguage: 'CN' }, /^defaultLanguage: must be one/],
    ['an unknown time zone', { timeZone: 'Asia/Perya' }, /^timeZone: must be an IANA time zone/],
    ['an unknown currency', { currency: 'XXX' }, /^currency: must be .*"PHP"/],
    ['an age below 18', { birthdayAgeLimit: 17 }, /^birthdayAgeLimit: must be >=18, but is 17/],
    [
      'an amount of a reward, which comes from the platform',
      { slogan: { cashbackBasisPoints: 350 } },
      /^slogan: is not a field of a brand pack/,
    ],
    [
      'an address that is not https',
      { helpLines: [{ name: 'x', url: 'javascript:alert(1)' }] },
      /^helpLines\.0\.url: must be an https address/,
    ],
    [
      'a logo on another host',
      { logoPath: '//evil.example/logo.svg' },
      /^logoPath: must be a path/,
    ],
    [
      'a palette token',
      { roleTokens: { dark: { '--palette-coral-400': '#fff' } } },
      /^roleTokens\.dark\.--palette-coral-400: must be one of "--color-page"/,
    ],
    [
      'a style that closes its declaration',
      { roleTokens: { light: { '--color-coral': 'red;}body{display:none' } } },
      /^roleTokens\.light\.--color-coral: must be a plain CSS value/,
    ],
    [
      'a style that loads a URL',
      { roleTokens: { light: { '--color-coral': 'url(//evil.example)' } } },
      /^roleTokens\.light\.--color-coral: must be a plain CSS value/,
    ],
    [
      'a bar color that a browser can’t read without the style sheet',
      { roleTokens: { dark: { '--color-header': 'var(--color-page)' } } },
      /^roleTokens\.dark\.--color-header: must be a color, for example "#262743"/,
    ],
    [
      'an unknown token',
      { tokens: { '--radius-button': '2px' } },
      /^tokens\.--radius-button: must be one of "--radius-control"/,
    ],
    [
      'a language without texts',
      { texts: { TY: perya.texts.TY } },
      /^texts: must have an entry for each of the languages/,
    ],
    [
      'a banner without texts in a language',
      {
        banners: [
          { group: 'w_home', picture: '/brand/banners/bay', texts: { EN: { title: 'The bay' } } },
        ],
      },
      /^banners: must have texts in each of the languages/,
    ],
    [
      'a banner at another place of the site',
      {
        banners: [
          {
            group: 'w_home',
            picture: '/art/banner/bay',
            texts: { TY: { title: 'Look' }, EN: { title: 'Look' } },
          },
        ],
      },
      /^banners\.0\.picture: must be a path below "\/brand\/"/,
    ],
    [
      'a lane of a hidden module',
      { hiddenModules: ['POINTS'] },
      /^homeLanes: must not name a section of "hiddenModules"/,
    ],
    ['an unknown layout', { layout: { rail: 'none' } }, /^layout\.rail: must be .*"mini"/],
    ['a misspelt field', { themeOnFirstvisit: 'dark' }, /^themeOnFirstvisit: is not a field/],
    ['a missing field', { name: undefined }, /^name: is missing/],
  ])('names the path of %s', (_, change, expected) => {
    const errors = errorsOf({ ...perya, ...change });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(expected);
  });

  it('reports all errors at once, and rejects what is not a pack', () => {
    expect(errorsOf({ ...perya, name: '', currency: 'XXX' })).toHaveLength(2);
    expect(errorsOf(null)).toEqual([expect.stringMatching(/^\(the whole pack\): must be Object/)]);
  });
});

describe('brandFile', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['my-brand.json', '/house/my-brand.json'],
    ['/elsewhere/my-brand.json', '/elsewhere/my-brand.json'],
  ])('resolves %s relative to the root', (name, file) => {
    vi.stubEnv('PERYA_BRAND', name);
    expect(brandFile('/house')).toBe(file);
  });

  it.each(['', undefined])('is the demo brand if PERYA_BRAND is %j', (name) => {
    vi.stubEnv('PERYA_BRAND', name);
    expect(brandFile('/house')).toBe(fileURLToPath(import.meta.resolve('./brands/perya.json')));
  });
});

describe('loadBrandPack', () => {
  const BRANDS = fileURLToPath(import.meta.resolve('./brands'));
  /** A pack outside the repository, with the demo brand's files beside it. */
  const write = (content: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'brand-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'pack.json');
    writeFileSync(file, content);
    cpSync(join(BRANDS, 'perya'), join(folder, 'pack'), { recursive: true });
    return file;
  };

  it('accepts the demo brands', () => {
    expect(loadBrandPack(join(BRANDS, 'perya-agents.json')).folder).toBe('perya');
    expect(loadBrandPack(join(BRANDS, 'vinh-sao.json')).name).toBe('Vịnh Sao');
  });

  it('names the fields whose files are missing', () => {
    const banner = { group: 'w_home', picture: '/brand/bay', texts: perya.texts };
    const texts = { TY: { title: 'Look' }, EN: { title: 'Look' } };
    const file = write(JSON.stringify({ ...perya, banners: [{ ...banner, texts }] }));
    rmSync(join(file, '../pack/share.svg'));
    const errors = [
      /sharePath: \/brand\/share\.svg is the file \S+share\.svg, which doesn't exist/,
      /banners\.0\.picture: \/brand\/bay is the file \S+bay with one of the endings \.svg/,
      /banners\.0\.picture: \/brand\/bay-phone is the file/,
    ];
    for (const error of errors) expect(() => loadBrandPack(file)).toThrow(error);
  });

  it('finds the folder, its pictures and a hash of each of its files', () => {
    const file = write(JSON.stringify(perya));
    const folder = brandFolder(file, { folder: undefined });
    expect(folder).toBe(join(file, '..', 'pack'));
    expect(brandFolder(pathToFileURL(file), { folder: 'other' })).toBe(join(file, '..', 'other'));
    expect(pictureFile(folder, '/brand/share')).toBe(join(folder, 'share.svg'));
    expect(pictureFile(folder, '/brand/bay')).toBeUndefined();
    const before = hashFolder(folder);
    expect(Object.keys(before)).toEqual(['icon.svg', 'logo.svg', 'share.svg']);
    writeFileSync(join(folder, 'logo.svg'), '<svg/>');
    const after = hashFolder(folder);
    expect(after['logo.svg']).not.toBe(before['logo.svg']);
    expect(after['icon.svg']).toBe(before['icon.svg']);
  });

  it('reads a pack by path and by URL', () => {
    const file = write(JSON.stringify(perya));
    expect(loadBrandPack(file)).toEqual(loadBrandPack(pathToFileURL(file)));
  });

  it('reports a file that cannot be read, is not JSON, or has an error', () => {
    expect(() => loadBrandPack('/nowhere/pack.json')).toThrow(/nowhere\/pack\.json.*\n.*ENOENT/);
    expect(() => loadBrandPack(write('{ "name": }'))).toThrow(/pack\.json[^]*JSON/);
    expect(() => loadBrandPack(write('{}'))).toThrow(/pack\.json[^]*currency: is missing/);
  });

  it('fails a build script, in plain Node from source, with the path of the error', () => {
    const file = write(JSON.stringify({ ...perya, currency: 'XXX' }));
    const script = `import { loadBrandPack } from ${JSON.stringify(import.meta.resolve('./build.ts'))}; loadBrandPack(${JSON.stringify(file)});`;
    const run = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run).toThrow(/currency: must be/);
  });
});

it('writes the overridden tokens as a style sheet, and nothing if there are none', () => {
  const brand = parseBrandPack({
    ...perya,
    roleTokens: { dark: { '--color-coral': '#f00', '--hue-rng': 'oklch(0.7 0.1 20)' } },
    tokens: { '--radius-card': '4px', '--motion-fast': '90ms' },
  });
  expect(brandStyle(brand)).toBe(
    ':root{--radius-card:4px}' +
      '@media (prefers-reduced-motion:no-preference){:root{--motion-fast:90ms}}' +
      ':root,[data-theme=dark]{--color-coral:#f00;--hue-rng:oklch(0.7 0.1 20)}',
  );
  expect(brandStyle(parseBrandPack(perya))).toBe('');
});

it('knows the colors of the browser’s bars, the brand’s or the kit’s', () => {
  const { roleTokens } = parseBrandPack({
    ...perya,
    roleTokens: { light: { '--color-header': '#f7fcf9' } },
  });
  expect(plainColors({ roleTokens }, 'light')).toEqual({ page: '#fbf6f1', header: '#f7fcf9' });
  expect(plainColors({ roleTokens }, 'dark')).toEqual({ page: '#0e0f1e', header: '#262743' });
});
