import type { TestResult } from './results.ts';
import type { StepOutcome } from './runSteps.ts';

export const isGreen = (outcomes: readonly StepOutcome[]) =>
  outcomes.every(({ hasFailed }) => !hasFailed);

interface Failure {
  name: string;
  reason: string;
}

/** All failures without duplicates: failed tests, and steps that failed without one. */
function failuresOf(outcomes: readonly StepOutcome[]): Failure[] {
  return outcomes
    .filter(({ hasFailed }) => hasFailed)
    .flatMap(({ title, lastLines, results }): Failure[] => {
      const failed = (results ?? []).filter(({ state }) => state === 'failed');
      // A runner can fail without a failed test, for example through an uncaught error or a crashed worker.
      return failed.length > 0 ? failed : [{ name: title, reason: lastLines }];
    });
}

/** A step that isn't a test runner counts as one test. */
function countsOf({ hasFailed, results }: StepOutcome) {
  const count = (wanted: TestResult['state']) =>
    results?.filter(({ state }) => state === wanted).length ?? 0;
  const failed = count('failed');
  return {
    passed: results === null ? (hasFailed ? 0 : 1) : count('passed'),
    failed: hasFailed ? Math.max(failed, 1) : failed,
    skipped: count('skipped'),
  };
}

function totalOf(outcomes: readonly StepOutcome[]) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    const counts = countsOf(outcome);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
  return total;
}

const SLOWEST = 10;

function slowestOf(outcomes: readonly StepOutcome[]): TestResult[] {
  return outcomes
    .flatMap(({ results }) => results ?? [])
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
}

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

/** The end of the output: failures, slowest tests, steps, and the counts on the last line. */
export function summaryOf(outcomes: readonly StepOutcome[]): string {
  const failures = failuresOf(outcomes).map(
    ({ name, reason }) => `✖ ${name}\n${indented(reason)}\n`,
  );
  const slowest = slowestOf(outcomes).map(
    ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const steps = outcomes.map(
    ({ title, seconds, hasFailed }) =>
      `${hasFailed ? '✖' : '✔'} ${seconds.toFixed(1).padStart(6)} s  ${title}`,
  );
  const { passed, failed, skipped } = totalOf(outcomes);
  return [
    ...failures,
    ...(slowest.length > 0 ? ['The slowest tests:', ...slowest, ''] : []),
    ...steps,
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}th,td{padding:.25rem .75rem;text-align:start;border-bottom:1px solid #8884}' +
  'td:not(:first-child),th:not(:first-child){text-align:end}pre{overflow:auto;padding:.75rem;border:1px solid #8884}';

/** The summary as an HTML page. */
export function htmlReport(outcomes: readonly StepOutcome[]): string {
  const { passed, failed, skipped } = totalOf(outcomes);
  const failures = failuresOf(outcomes).map(
    ({ name, reason }) =>
      `<details open><summary>✖ ${escaped(name)}</summary><pre>${escaped(reason)}</pre></details>`,
  );
  const steps = outcomes.map((outcome) => {
    const counts = countsOf(outcome);
    return rowOf(
      `${outcome.hasFailed ? '✖' : '✔'} ${outcome.title}`,
      outcome.seconds.toFixed(1),
      counts.passed,
      counts.failed,
      counts.skipped,
    );
  });
  const slowest = slowestOf(outcomes).map(({ name, seconds }) => rowOf(name, seconds.toFixed(1)));
  const skippedTests = outcomes
    .flatMap(({ results }) => results ?? [])
    .filter(({ state }) => state === 'skipped')
    .map(({ name }) => `<li>${escaped(name)}</li>`);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Test report</title>',
    `<style>${STYLE}</style>`,
    `<h1>${isGreen(outcomes) ? '✔' : '✖'} ${passed} passed, ${failed} failed, ${skipped} skipped</h1>`,
    ...failures,
    '<h2>Steps</h2><table>',
    headOf('Step', 'Seconds', 'Passed', 'Failed', 'Skipped'),
    ...steps,
    '</table><h2>Slowest tests</h2><table>',
    headOf('Test', 'Seconds'),
    ...slowest,
    `</table><h2>Skipped</h2><ul>${skippedTests.join('')}</ul>`,
  ].join('\n');
}

const cells = (tag: 'th' | 'td', values: readonly (string | number)[]) =>
  `<tr>${values.map((value) => `<${tag}>${escaped(String(value))}</${tag}>`).join('')}</tr>`;
const headOf = (...values: string[]) => cells('th', values);
const rowOf = (...values: (string | number)[]) => cells('td', values);
