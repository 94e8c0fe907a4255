/**
 * `pnpm test`: everything that must hold, cheapest first: types, lint, format, arrows, unused code,
 * builds, unit and component tests, stories in the real browser, journeys against the real gateway.
 * `pnpm test:deep` runs the same steps with nothing sampled, and the steps that only it has.
 * The report is in `reports/index.html`, that of the journeys in `reports/journeys-report`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  htmlReport,
  isGreen,
  playwrightResults,
  runSteps,
  summaryOf,
  typePrograms,
  vitestResults,
  type PlaywrightReport,
  type Step,
  type TestResult,
  type VitestReport,
  type Write,
} from '../tooling/checks/src/index.ts';
import { buildApps, exitWith, Fault, ROOT } from '../tooling/launcher/src/index.ts';
import { ensureBrowser } from '../tooling/test-kit/src/browser.ts';

const REPORTS = `${ROOT}/reports`;
const DEEP = '--deep';

/** What only the deep tier runs, first. */
const DEEP_STEPS: readonly Step[] = [
  {
    title: 'Each package by itself: types',
    run: command('turbo', 'run', 'typecheck', '--output-logs=errors-only'),
  },
];

/** What reads the source alone runs side by side; builds and tests have the machine to themselves. */
const GROUPS: readonly (readonly Step[])[] = [
  [
    { title: 'Types', run: (write) => typecheck(write) },
    { title: 'Format', run: command('prettier', '--check', '--log-level=warn', '.') },
    { title: 'Lint', run: command('oxlint', '--type-aware') },
    { title: 'Arrows between packages', run: command('node', 'tooling/arrows/src/main.ts') },
    { title: 'Unused code and dependencies', run: command('knip') },
  ],
  [
    {
      title: 'Packages build',
      run: command('turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
    },
  ],
  [{ title: 'Site and gateway build', run: () => buildApps() }],
  [
    {
      title: 'Unit, component and contract tests',
      run: command('vitest', 'run', ...vitestReporters('unit')),
      results: () => readVitest('unit'),
    },
  ],
  [
    {
      title: 'Stories in the browser',
      run: commandIn('apps/storybook', 'vitest', 'run', ...vitestReporters('stories')),
      results: () => readVitest('stories'),
    },
  ],
  [
    {
      title: 'Journeys in the browser',
      run: commandIn('apps/web', 'playwright', 'test'),
      results: () => playwrightResults(readReport('journeys') as PlaywrightReport),
    },
  ],
];

try {
  const args = process.argv.slice(2);
  const isDeep = args.includes(DEEP);
  if (isDeep) process.env['TEST_TIER'] = 'deep';
  const groups = chosen(
    isDeep ? [DEEP_STEPS, ...GROUPS] : GROUPS,
    args.filter((arg) => arg !== DEEP),
  );
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const browser = ensureBrowser();
  process.env['CHROMIUM_PATH'] = browser;
  console.log(`Browser: ${browser}`);
  const outcomes = await runSteps(groups, {
    write: (text) => process.stdout.write(text),
    atOnce: availableParallelism(),
  });
  writeFileSync(`${REPORTS}/index.html`, htmlReport(outcomes));
  console.log(`\nReport: ${REPORTS}/index.html\n\n${summaryOf(outcomes)}`);
  process.exitCode = isGreen(outcomes) ? 0 : 1;
} catch (error) {
  exitWith(error);
}

/** All steps, or those whose titles contain one of the words given: `pnpm test lint types`. */
function chosen(groups: readonly (readonly Step[])[], words: string[]): typeof groups {
  if (words.length === 0) return groups;
  const isChosen = ({ title }: Step) =>
    words.some((word) => title.toLowerCase().includes(word.toLowerCase()));
  const picked = groups.map((group) => group.filter(isChosen)).filter(({ length }) => length > 0);
  if (picked.length > 0) return picked;
  const titles = groups.flat().map(({ title }) => title);
  throw new Fault(`No step is called “${words.join(' ')}”. There are: ${titles.join(', ')}.`);
}

async function typecheck(write: Write): Promise<void> {
  await commandIn('apps/web', 'react-router', 'typegen')(write);
  const failures: unknown[] = [];
  for (const program of typePrograms(ROOT, `${REPORTS}/types`)) {
    await command('tsc', '-p', program)(write).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

function command(name: string, ...args: string[]): Step['run'] {
  return commandIn('.', name, ...args);
}

function commandIn(folder: string, name: string, ...args: string[]): Step['run'] {
  return (write) =>
    new Promise((resolve, reject) => {
      const path = `${ROOT}/${folder}/node_modules/.bin:${ROOT}/node_modules/.bin:${process.env['PATH']}`;
      const child = spawn(name, args, {
        cwd: `${ROOT}/${folder}`,
        env: { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', write);
      }
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`)),
      );
    });
}

function vitestReporters(name: string): string[] {
  return [
    `--reporter=${ROOT}/tooling/vitest-preset/src/reporter.ts`,
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
    '--silent=passed-only',
  ];
}

function readVitest(name: string): TestResult[] {
  return vitestResults(readReport(name) as VitestReport, ROOT);
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
}
