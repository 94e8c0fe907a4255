import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MINUTES = 60_000;

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  packageManager?: string;
  exports: Record<string, unknown>;
}

const manifestOf = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest;
const PACKAGES = globSync('packages/*/package.json', { cwd: ROOT })
  .map(manifestOf)
  .filter((manifest) => manifest.private !== true);
/** What a program can import: every entry of every package except styles and data. */
const ENTRIES = PACKAGES.flatMap(({ name, exports }) =>
  Object.keys(exports)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => name + entry.slice(1)),
);

/** Exports URLs of font files, which only a bundler can resolve. */
const BUNDLED_ONLY = '@perya/ui-kit/fonts';

/** An example of an operator's server: makes a call, and counts the bets of a slip. */
const SERVER = `
import { createApiClient, listGames } from '@perya/api-client';
import { createFakePlatform, wireGames } from '@perya/api-client/testing';
import { countBets, LOTTERIES } from '@perya/rules/lottery';

const fake = createFakePlatform().on(listGames, () => ({
  games: wireGames(3),
  totalPages: 1,
  totalCount: 3,
}));
const page = await fake.client().call(listGames, { category: 'RNG' });
const [lottery] = LOTTERIES;
console.log(JSON.stringify([page.items.length, typeof createApiClient, typeof countBets, typeof lottery?.code]));
`;

/** An example of an operator's page, with the styles of two packages. */
const PAGE = `
import '@perya/ui-kit/styles.css';
import '@perya/lobby/styles.css';
import { createRoot } from 'react-dom/client';
import { Button, Card } from '@perya/ui-kit';
import { preloadFonts } from '@perya/ui-kit/fonts';
import { LobbyPage } from '@perya/lobby';

const place = document.querySelector('main');
if (place) createRoot(place).render(<Card><Button variant="primary">Play</Button></Card>);
export { LobbyPage, preloadFonts };
`;

/** A version installed in this repository, so that both are built with the same tools. */
const installed = (name: string) =>
  (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as Manifest)
    .version;

/** An external project: it gets the packages only as tarballs of their last build. */
let folder: string;

function run(command: string, args: readonly string[], cwd = folder): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      // Not this test's value: React and Vite select their build by it.
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 28,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

const program = (name: string) => join(folder, 'node_modules', '.bin', name);

function write(file: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-consumer-'));
  mkdirSync(join(folder, 'tarballs'));
  const pnpm = ['-y', manifestOf('package.json').packageManager ?? 'pnpm'];
  run(
    'npx',
    [
      ...pnpm,
      '--filter=./packages/*',
      '-r',
      'pack',
      '--pack-destination',
      join(folder, 'tarballs'),
    ],
    ROOT,
  );
  const tarballs = PACKAGES.map(({ name, version }) => [
    name,
    `file:tarballs/${name.slice(1).replace('/', '-')}-${version}.tgz`,
  ]);
  write('package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(tarballs),
      '@types/node': '*',
      '@types/react': '^19',
      '@types/react-dom': '^19',
      typescript: installed('typescript'),
      vite: installed('vite'),
    },
  });
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
}, 10 * MINUTES);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(ENTRIES.filter((entry) => entry !== BUNDLED_ONLY))(
  '%s is imported by Node from its package',
  (entry) => {
    write('entry.mjs', `console.log(Object.keys(await import('${entry}')).length);`);
    expect(Number(run(process.execPath, ['entry.mjs']))).toBeGreaterThan(0);
  },
  MINUTES,
);

test(
  'a program that makes a call and counts bets runs on Node',
  () => {
    write('server.mjs', SERVER);
    expect(JSON.parse(run(process.execPath, ['server.mjs']))).toEqual([
      3,
      'function',
      'function',
      'string',
    ]);
  },
  MINUTES,
);

test(
  'the types of every entry are found',
  () => {
    write(
      'all.ts',
      ENTRIES.map((entry, at) => `export * as entry${at} from '${entry}';`).join('\n'),
    );
    write('server.ts', SERVER);
    write('page.tsx', PAGE);
    write('tsconfig.json', {
      compilerOptions: {
        strict: true,
        noEmit: true,
        // Skips the declarations of the packages' own dependencies.
        skipLibCheck: true,
        target: 'es2024',
        module: 'esnext',
        // The resolution used with a bundler: with `nodenext` the packages' declarations aren't found yet.
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['node', 'vite/client'],
      },
      files: ['all.ts', 'server.ts', 'page.tsx'],
    });
    expect(run(program('tsc'), ['-p', '.'])).toBe('');
  },
  5 * MINUTES,
);

test(
  'an invalid prop of a component fails the consumer’s type check',
  () => {
    write('page.tsx', PAGE.replace('"primary"', '"nothing"'));
    expect(() => run(program('tsc'), ['-p', '.'])).toThrow(/page\.tsx.*TS2322/);
    write('page.tsx', PAGE);
  },
  5 * MINUTES,
);

test(
  'a page is built by Vite, with its styles',
  () => {
    write('page.tsx', PAGE);
    write('index.html', '<main></main><script type="module" src="/page.tsx"></script>');
    run(program('vite'), ['build', '--logLevel=error']);
    const built = globSync('dist/assets/*', { cwd: folder });
    expect(built.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    const styles = built
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(styles.join('')).toMatch(/Button/);
    expect(styles.join('')).toMatch(/GameCard/);
  },
  5 * MINUTES,
);
