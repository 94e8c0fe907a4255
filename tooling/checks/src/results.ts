import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test of a runner's report. */
export interface TestResult {
  /** File and title. */
  name: string;
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** Why it failed: the first lines, without the frames of the runner; empty otherwise. */
  reason: string;
}

/** The part of Vitest's JSON report that is read. */
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

/** The part of Playwright's JSON report that is read. */
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

/** @param root what the files of the report are named from */
export function vitestResults({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test): TestResult => ({
      name: `${file} › ${test.fullName}`,
      state: stateOf(test.status),
      seconds: (test.duration ?? 0) / 1000,
      reason: firstLines((test.failureMessages ?? []).join('\n')),
    }));
    // A file that could not be loaded, or broke outside of its tests, has no test that says so.
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
        // A test that holds only at its second try has failed.
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

/** Enough of a reason to begin with. */
function firstLines(reason: string): string {
  return (
    stripVTControlCharacters(reason)
      .split('\n')
      // Where the runner itself was says nothing.
      .filter((line) => !/^\s*at /.test(line) || !/node_modules|<anonymous>/.test(line))
      .slice(0, FIRST_LINES)
      .join('\n')
      .trim()
  );
}
