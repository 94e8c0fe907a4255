/**
 * `pnpm test`: everything that must hold, cheapest first: types, lint, format, dependencies, unused code,
 * builds, unit and component tests, stories in the real browser, journeys against the real gateway.
 * `pnpm test:deep` runs the same steps with nothing sampled, and the steps that only it has.
 * `pnpm test --changed` runs what differs from `main`, or from the commit of `--changed=COMMIT`, can reach.
 * The report is in `reports/index.html`, that of the journeys in `reports/journeys-report`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { EVERY_PAGE, JOURNEYS, WITHOUT_JOURNEYS } from '../apps/web/e2e/reach.ts';
import {
  changedFiles,
  foldersWith,
  htmlReport,
  isGreen,
  playwrightResults,
  runSteps,
  selectChanged,
  summaryOf,
  vitestResults,
  workspaceOf,
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
const CHANGED = /^--changed(?:=(.+))?$/;

/** What only the deep tier runs, first. */
const DEEP_STEPS: readonly Step[] = [
  {
    title: 'Types of each package by tsc',
    run: command('turbo', 'run', 'typecheck', '--output-logs=errors-only'),
  },
];

/** One pass, in which each file is checked by the options of its own package. */
const TYPES_AND_LINT: Step = { title: 'Types and lint', run: (write) => checkTypesAndLint(write) };
const DEPENDENCIES: Step = {
  title: 'Dependencies between packages, modules and folders',
  run: command('node', 'tooling/dependency-check/src/main.ts'),
};
const UNUSED: Step = { title: 'Unused code and dependencies', run: command('knip') };
const PACKAGES: Step = {
  title: 'Packages build',
  run: command('turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
};
const APPS: Step = { title: 'Site and gateway build', run: () => buildApps() };

const format = (...paths: string[]): Step => ({
  title: 'Format',
  run: command('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths),
});

const unitTests = (...folders: string[]): Step => ({
  title: 'Unit, component and contract tests',
  run: command('vitest', 'run', ...vitestReporters('unit'), ...folders),
  results: () => readVitest('unit'),
});

const stories = (...folders: string[]): Step => ({
  title: 'Stories in the browser',
  run: commandIn('apps/storybook', 'vitest', 'run', ...vitestReporters('stories'), ...folders),
  results: () => readVitest('stories'),
});

const journeys = (...files: string[]): Step => ({
  title: 'Journeys in the browser',
  run: commandIn('apps/web', 'playwright', 'test', ...files),
  results: () => playwrightResults(readReport('journeys') as PlaywrightReport),
});

/** What reads the source alone runs side by side; apps are built, and tests run, with the machine to themselves. */
const EVERYTHING: readonly (readonly Step[])[] = [
  [TYPES_AND_LINT, format('.'), DEPENDENCIES],
  // Unused code is looked for once the first step has written the types of the routes, and not beside a
  // build, whose temporary files nobody uses.
  [UNUSED],
  [PACKAGES],
  [APPS],
  [unitTests()],
  [stories()],
  [journeys()],
];

try {
  const args = process.argv.slice(2);
  const isDeep = args.includes(DEEP);
  if (isDeep) process.env['TEST_TIER'] = 'deep';
  const changed = args.map((arg) => CHANGED.exec(arg)).find((match) => match !== null);
  const groups = changed ? reachedBy(changed[1]) : EVERYTHING;
  const chosenGroups = chosen(
    isDeep ? [DEEP_STEPS, ...groups] : groups,
    args.filter((arg) => arg !== DEEP && !CHANGED.test(arg)),
  );
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const browser = ensureBrowser();
  process.env['CHROMIUM_PATH'] = browser;
  console.log(`Browser: ${browser}`);
  const outcomes = await runSteps(chosenGroups, {
    write: (text) => process.stdout.write(text),
    atOnce: availableParallelism(),
  });
  writeFileSync(`${REPORTS}/index.html`, htmlReport(outcomes));
  console.log(`\nReport: ${REPORTS}/index.html\n\n${summaryOf(outcomes)}`);
  process.exitCode = isGreen(outcomes) ? 0 : 1;
} catch (error) {
  exitWith(error);
}

/** The steps for what differs from another branch or commit. */
function reachedBy(base: string | undefined): typeof EVERYTHING {
  const paths = changedFiles(ROOT, base);
  const { everythingFor, hasCode, ...reached } = selectChanged(paths, workspaceOf(ROOT), {
    journeys: JOURNEYS,
    everyPage: EVERY_PAGE,
    without: WITHOUT_JOURNEYS,
  });
  console.log(`Changed: ${paths.length} files`);
  if (everythingFor !== null) {
    console.log(`Everything is run: ${everythingFor} can reach all of it`);
    return EVERYTHING;
  }
  console.log(`Packages: ${reached.folders.join(' ') || 'none'}`);
  console.log(`Journeys: ${reached.journeys.join(' ') || 'none'}`);
  const files = paths.filter((path) => existsSync(`${ROOT}/${path}`));
  const withTests = foldersWith(ROOT, reached.folders, '*.test.{ts,tsx}');
  const withStories = foldersWith(ROOT, reached.folders, '*.stories.tsx');
  const inFolders = (folders: string[]) => folders.map((folder) => `${folder}/`);
  return [
    [
      ...(files.length > 0 ? [format(...files)] : []),
      ...(hasCode ? [TYPES_AND_LINT, DEPENDENCIES] : []),
    ],
    hasCode ? [UNUSED] : [],
    hasCode ? [PACKAGES] : [],
    reached.journeys.length > 0 ? [APPS] : [],
    withTests.length > 0 ? [unitTests(...inFolders(withTests))] : [],
    hasCode && withStories.length > 0 ? [stories(...inFolders(withStories))] : [],
    reached.journeys.length > 0
      ? [journeys(...reached.journeys.map((name) => `e2e/${name}.spec.ts`))]
      : [],
  ].filter(({ length }) => length > 0);
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

async function checkTypesAndLint(write: Write): Promise<void> {
  await commandIn('apps/web', 'react-router', 'typegen')(write);
  await command('oxlint', '--type-aware', '--type-check')(write);
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
