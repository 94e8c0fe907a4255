/**
 * `pnpm test`: everything that must hold, cheapest first: types, lint, format, arrows, unused code,
 * builds, unit and component tests, stories in the real browser, journeys against the real gateway.
 * Every step runs even when an earlier one failed, so that one run tells all. The end of the output
 * names each failed test again with its reason; the last line sums the runners' own reports.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildApps, exitWith, Fault, ROOT } from '../tooling/launcher/src/index.ts';
import { ensureBrowser } from '../tooling/test-kit/src/browser.ts';

const REPORTS = `${ROOT}/reports`;

/** How the command that ran last ended: its last lines. */
let lastWords: string[] = [];
const LAST_LINES = 60;

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  title: string;
  run(): Promise<void>;
  /** Reads the counts out of the runner's report, where the step is a test runner. */
  counts?(): Counts;
  /** The failed tests of that report, each with the first lines of its reason. */
  failures?(): string[];
}

const steps: Step[] = [
  { title: 'Types', run: () => typecheck() },
  { title: 'Lint', run: () => command('oxlint', '--type-aware') },
  {
    title: 'Format',
    run: () => command('prettier', '--check', '--cache', '--log-level=warn', '.'),
  },
  { title: 'Arrows between packages', run: () => command('node', 'tooling/arrows/src/main.ts') },
  { title: 'Unused code and dependencies', run: () => command('knip') },
  {
    title: 'Packages build',
    run: () =>
      command('turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'),
  },
  { title: 'Site and gateway build', run: () => buildApps() },
  {
    title: 'Unit, component and contract tests',
    run: () => command('vitest', 'run', ...vitestReporters('unit')),
    counts: () => vitestCounts('unit'),
    failures: () => vitestFailures('unit'),
  },
  {
    title: 'Stories in the browser',
    run: () => commandIn('apps/storybook', 'vitest', 'run', ...vitestReporters('stories')),
    counts: () => vitestCounts('stories'),
    failures: () => vitestFailures('stories'),
  },
  {
    title: 'Journeys in the browser',
    run: () => commandIn('apps/web', 'playwright', 'test'),
    counts: playwrightCounts,
    failures: playwrightFailures,
  },
];

try {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const browser = ensureBrowser();
  process.env['CHROMIUM_PATH'] = browser;
  console.log(`Browser: ${browser}`);
  process.exitCode = await runAll(chosen(process.argv.slice(2)));
} catch (error) {
  exitWith(error);
}

/** All steps, or those whose titles contain one of the words given: `pnpm test lint types`. */
function chosen(words: string[]): Step[] {
  if (words.length === 0) return steps;
  const picked = steps.filter(({ title }) =>
    words.some((word) => title.toLowerCase().includes(word.toLowerCase())),
  );
  if (picked.length > 0) return picked;
  throw new Fault(
    `No step is called “${words.join(' ')}”. There are: ${steps.map(({ title }) => title).join(', ')}.`,
  );
}

async function runAll(list: Step[]): Promise<number> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const summary: string[] = [];
  const failed: string[] = [];
  let isGreen = true;
  for (const step of list) {
    console.log(`\n━━ ${step.title}`);
    const startedAt = performance.now();
    let failure: unknown;
    try {
      await step.run();
    } catch (error) {
      failure = error;
      console.error(error instanceof Error ? error.message : error);
    }
    const counts = countsOf(step, failure !== undefined);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    if (failure !== undefined || counts.failed > 0) {
      isGreen = false;
      const tests = told(step.failures);
      // A runner can fail without a failed test: by an error that nobody caught, or a worker that died.
      failed.push(...(tests.length > 0 ? tests : [`✖ ${step.title}\n${lastWords.join('\n')}`]));
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    summary.push(`${failure === undefined ? '✔' : '✖'} ${step.title} (${seconds} s)`);
  }
  if (failed.length > 0) console.log(`\n${failed.join('\n\n')}`);
  console.log(`\n${summary.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isGreen ? 0 : 1;
}

/** A check without a report counts as one; a runner that broke before its report counts as one failure. */
function countsOf(step: Step, hasFailed: boolean): Counts {
  const one = hasFailed
    ? { passed: 0, failed: 1, skipped: 0 }
    : { passed: 1, failed: 0, skipped: 0 };
  if (!step.counts) return one;
  try {
    const counts = step.counts();
    if (counts.passed + counts.failed === 0)
      return { passed: 0, failed: 1, skipped: counts.skipped };
    return hasFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Tests of a step's report, in words; a runner that left no report has said it above. */
function told(tests: (() => string[]) | undefined): string[] {
  try {
    return tests?.() ?? [];
  } catch {
    return [];
  }
}

async function typecheck(): Promise<void> {
  await command('tsc', '-p', 'scripts');
  await command('turbo', 'run', 'typecheck', '--output-logs=errors-only');
}

function command(name: string, ...args: string[]): Promise<void> {
  return commandIn('.', name, ...args);
}

function commandIn(folder: string, name: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    lastWords = [];
    const path = `${ROOT}/${folder}/node_modules/.bin:${ROOT}/node_modules/.bin:${process.env['PATH']}`;
    const child = spawn(name, args, {
      cwd: `${ROOT}/${folder}`,
      env: { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.pipe(to, { end: false });
      from.on('data', (part: Buffer) => {
        const lines = stripVTControlCharacters(part.toString()).split('\n');
        lastWords = [...lastWords, ...lines.filter((line) => line.trim() !== '')].slice(
          -LAST_LINES,
        );
      });
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

function vitestCounts(name: string): Counts {
  const report = readReport(name) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numFailedTestSuites: number;
  };
  // A suite that could not be loaded has no tests to count; it is still a failure.
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function vitestFailures(name: string): string[] {
  const report = readReport(name) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return report.testResults.flatMap((file) => {
    const path = relative(ROOT, file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${path} › ${test.fullName}`, test.failureMessages.join('\n')));
    return tests.length > 0 || file.status !== 'failed' ? tests : [failure(path, file.message)];
  });
}

function playwrightFailures(): string[] {
  interface Suite {
    file: string;
    suites?: Suite[];
    specs: {
      title: string;
      tests: {
        projectName: string;
        status: string;
        results: { errors: { message?: string }[] }[];
      }[];
    }[];
  }
  const inSuite = ({ file, suites = [], specs }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          failure(
            `${file} › ${title} [${projectName}]`,
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
          ),
        ),
    ),
    ...suites.flatMap(inSuite),
  ];
  return (readReport('journeys') as { suites: Suite[] }).suites.flatMap(inSuite);
}

/** One failed test: where it stands, and enough of its reason to begin with. */
function failure(where: string, reason: string): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    // Where the runner itself was says nothing.
    .filter((line) => !/^\s*at /.test(line) || !/node_modules|<anonymous>/.test(line))
    .slice(0, 12);
  return [`✖ ${where}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

function playwrightCounts(): Counts {
  const { stats } = readReport('journeys') as {
    stats: { expected: number; unexpected: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
}
