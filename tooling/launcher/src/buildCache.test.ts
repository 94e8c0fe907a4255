import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scratchRepository, type ScratchRepository } from './scratchRepository';

/** Output folders of each build. The builds themselves are stubbed: turbo decides before it starts them. */
const OUTPUTS = {
  '@perya/web': 'apps/web/build',
  '@perya/gateway': 'apps/gateway/dist',
  '@perya/arcade': 'apps/arcade/dist',
  '@perya/storybook': 'apps/storybook/storybook-static',
} as const;
const SITE = ['build', '--filter=@perya/web', '--filter=@perya/gateway'];
const EVERYTHING = [...SITE, '--filter=@perya/storybook'];

const SITE_MISSES = {
  '@perya/web#build': 'miss',
  '@perya/arcade#build': 'miss',
  '@perya/gateway#build': 'miss',
};
const SITE_HITS = {
  '@perya/web#build': 'hit',
  '@perya/arcade#build': 'hit',
  '@perya/gateway#build': 'hit',
};

let scratch: ScratchRepository;

beforeAll(() => {
  scratch = scratchRepository();
  for (const folder of Object.values(OUTPUTS)) replaceBuild(folder);
  scratch.turbo(EVERYTHING);
}, 120_000);
afterEach(() => scratch.restore());
afterAll(() => scratch.remove());

test('replays every build while nothing changes, and restores its output', () => {
  for (const folder of Object.values(OUTPUTS)) {
    rmSync(join(scratch.folder, folder), { recursive: true });
  }
  expect(scratch.turbo(EVERYTHING)).toMatchObject({
    status: 0,
    cache: { ...SITE_HITS, '@perya/storybook#build': 'hit' },
  });
  const files = Object.values(OUTPUTS).map((folder) => join(scratch.folder, folder, 'built.txt'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(['typecheck', 'lint', 'test'])('runs %s again after a dependency has changed', (task) => {
  const id = `@perya/auth#${task}`;
  const run = () => scratch.hashes(task, '--filter=@perya/auth')[id];
  const before = run();
  expect(before).toEqual(expect.any(String));
  renameButtonVariant();
  expect(run()).not.toBe(before);
});

test.each([
  ['the compiler options', 'tsconfig.base.json', '"strict": true', '"strict": false'],
  ['the demo brand', 'packages/site-config/src/brands/perya.json', /^\{/, '{ '],
  [
    'a file of the demo brand',
    'packages/site-config/src/brands/perya/logo.svg',
    '</svg>',
    ' </svg>',
  ],
  [
    'a package that the site and the arcade are built from',
    'packages/ui-kit/src/index.ts',
    /^/,
    '// changed\n',
  ],
  [
    'the version of an installed package',
    'pnpm-lock.yaml',
    /react@19\.\d+\.\d+/g,
    'react@19.99.99',
  ],
])('builds the site again after a change of %s', (_, file, from, to) => {
  scratch.edit(file, from, to);
  expect(scratch.turbo(EVERYTHING)).toMatchObject({
    status: 0,
    cache: { ...SITE_MISSES, '@perya/storybook#build': 'miss' },
  });
});

test('type-checks again after a change of the compiler options', () => {
  const run = () => scratch.hashes('typecheck');
  const before = run();
  scratch.edit('tsconfig.base.json', '"strict": true', '"strict": false');
  const after = run();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((task) => after[task] === before[task])).toEqual([]);
});

test('builds the site again when the content of the file in PERYA_BRAND, or of its folder, changes', () => {
  const brands = join(scratch.folder, 'packages/site-config/src/brands');
  const demo = readFileSync(join(brands, 'perya.json'), 'utf8');
  const file = join(scratch.folder, '..', 'my-brand.json');
  const folder = join(scratch.folder, '..', 'my-brand');
  cpSync(join(brands, 'perya'), folder, { recursive: true });
  const build = (name: string) => scratch.turbo(SITE, { PERYA_BRAND: name });

  writeFileSync(file, demo);
  expect(build(file).cache).toMatchObject(SITE_HITS);
  writeFileSync(file, demo.replace('"name": "Perya"', '"name": "Barkada"'));
  expect(build(file).cache).toMatchObject(SITE_MISSES);
  expect(build('../my-brand.json').cache).toMatchObject(SITE_HITS);

  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(build(file).cache).toMatchObject({
    '@perya/web#build': 'miss',
    '@perya/arcade#build': 'hit',
  });

  writeFileSync(file, '{}');
  const { status, output } = build(file);
  expect(status).not.toBe(0);
  expect(output).toContain('my-brand.json is not a usable brand pack');
});

test('builds the packages again after a change of their build preset', () => {
  const run = () => scratch.hashes('build', '--filter=@perya/session');
  const before = run();
  scratch.edit('tooling/tsup-preset/src/index.ts', /^/, '// changed\n');
  const after = run();
  const built = ['@perya/session#build', '@perya/api-client#build'];
  expect(built.filter((task) => after[task] === before[task])).toEqual([]);
});

test('builds the storybook again after a change of a story, and of the preset', () => {
  const build = () => scratch.turbo(['build', '--filter=@perya/storybook']).cache;
  scratch.edit('packages/ui-kit/src/components/Button/Button.stories.tsx', /^/, '// changed\n');
  expect(build()).toEqual({ '@perya/storybook#build': 'miss' });
  scratch.edit('tooling/storybook-preset/src/preview.css', /^/, '/* changed */\n');
  expect(build()).toEqual({ '@perya/storybook#build': 'miss' });
});

function renameButtonVariant(): void {
  const file = 'packages/ui-kit/src/components/Button/Button.tsx';
  scratch.edit(file, "variant?: 'primary'", "variant?: 'main'");
}

function replaceBuild(outputFolder: string): void {
  const [group = '', app = '', output = ''] = outputFolder.split('/');
  const manifest = `${group}/${app}/package.json`;
  const path = join(scratch.folder, manifest);
  const json = JSON.parse(readFileSync(path, 'utf8')) as { scripts: Record<string, string> };
  json.scripts['build'] = `mkdir -p ${output} && echo built > ${output}/built.txt`;
  writeFileSync(path, JSON.stringify(json, null, 2));
}
