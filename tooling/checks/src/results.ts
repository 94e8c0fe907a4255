import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test of a runner's report. */
export interface TestResult {
  /** File and title. */
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** The failure: the first lines, without the runner's stack frames; otherwise empty. */
  reason: string;
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
}

/** @param root base of the report's file names */
export function vitestResults({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test): TestResult => ({
      name: `${file} › ${test.fullName}`,
      state: stateOf(test.status),
      seconds: (test.duration ?? 0) / 1000,
      reason: firstLines((test.failureMessages ?? []).join('\n')),
    }));
    // A file that failed to load, or failed outside its tests, has no failed test to report it.
    const isSilent = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isSilent
      ? [...tests, { name: file, state: 'failed', seconds: 0, reason: firstLines(message) }]
      : tests;
  });
}

export function playwrightResults({ suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap(({ file, suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }): TestResult => ({
        name: `${file} › ${title} [${projectName}]`,
        // A flaky test, which passes only on retry, counts as failed.
        state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        reason: firstLines(
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
        ),
      })),
    ),
    ...playwrightResults({ suites: inner }),
  ]);
}

function stateOf(status: string): TestResult['state'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

const FIRST_LINES = 12;

/** Max length of a failure's description. */
function firstLines(reason: string): string {
  return (
    stripVTControlCharacters(reason)
      .split('\n')
      // Stack frames of the runner aren't useful.
      .filter((line) => !/^\s*at /.test(line) || !/node_modules|<anonymous>/.test(line))
      .slice(0, FIRST_LINES)
      .join('\n')
      .trim()
  );
}
