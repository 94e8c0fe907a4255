import { expect, it } from 'vitest';
import type { TestResult } from './results.ts';
import { runSteps, type Step } from './runSteps.ts';
import { htmlReport, isGreen, summaryOf } from './summary.ts';

const passing = (title: string): Step => ({ title, run: async (write) => write(`${title} ran\n`) });
const failing = (title: string, message: string): Step => ({
  title,
  run: async (write) => {
    write('its output\n');
    throw new Error(message);
  },
});
const test = (name: string, over: Partial<TestResult> = {}): TestResult => ({
  name,
  state: 'passed',
  seconds: 1,
  reason: '',
  ...over,
});
const runner = (title: string, results: () => TestResult[]): Step => ({
  title,
  run: async () => {},
  results,
});

async function run(...groups: Step[][]) {
  let output = '';
  const outcomes = await runSteps(groups, { write: (text) => (output += text), atOnce: 2 });
  return { output, outcomes, summary: summaryOf(outcomes), html: htmlReport(outcomes) };
}
const lastLine = (text: string) => text.split('\n').at(-1);

it('runs all steps, even after a failure, and reports the last lines of the failed one', async () => {
  const { outcomes, summary } = await run([failing('Types', 'tsc ended with 2.')], [passing('A')]);
  expect(isGreen(outcomes)).toBe(false);
  expect(summary).toContain('✖ Types\n    its output\n    tsc ended with 2.\n');
  expect(summary).toMatch(/✖ +\d+\.\d s {2}Types\n✔ +\d+\.\d s {2}A\n/);
  expect(lastLine(summary)).toBe('1 passed, 1 failed, 0 skipped');
});

it('prints parallel steps one after the other, and keeps their order in the summary', async () => {
  const gate = Promise.withResolvers<void>();
  const slow: Step = {
    title: 'Slow',
    run: async (write) => {
      write('begins\n');
      await gate.promise;
      write('ends\n');
    },
  };
  const quick: Step = { title: 'Quick', run: async () => gate.resolve() };
  const { output, outcomes } = await run([slow, quick]);
  expect(output).toBe('\n━━ Quick\n\n━━ Slow\nbegins\nends\n');
  expect(outcomes.map(({ title }) => title)).toEqual(['Slow', 'Quick']);
});

it('limits the number of parallel steps', async () => {
  let running = 0;
  let max = 0;
  const step = (title: string): Step => ({
    title,
    run: async () => {
      max = Math.max(max, (running += 1));
      await new Promise((done) => setImmediate(done));
      running -= 1;
    },
  });
  await run(['a', 'b', 'c', 'd', 'e'].map(step));
  expect(max).toBe(2);
});

it('lists each failed test once with its reason, and the ten slowest', async () => {
  const results = [
    ...Array.from({ length: 12 }, (_, place) => test(`t${place}`, { seconds: place })),
    test('breaks', { state: 'failed', reason: 'expected 1\nto be 2', seconds: 0.5 }),
    test('waits', { state: 'skipped', seconds: 0 }),
  ];
  const { outcomes, summary, html } = await run([runner('Unit tests', () => results)]);
  expect(isGreen(outcomes)).toBe(false);
  expect(summary.split('✖ breaks\n    expected 1\n    to be 2')).toHaveLength(2);
  expect(summary).toContain('   11.0 s  t11\n');
  expect(summary).not.toContain('s  t1\n');
  expect(lastLine(summary)).toBe('12 passed, 1 failed, 1 skipped');
  expect(html).toContain('<li>waits</li>');
  expect(html).toContain('<pre>expected 1\nto be 2</pre>');
});

it('fails without a report, with an empty one, or on an error outside the tests', async () => {
  const noReport = runner('No report', () => {
    throw new Error('ENOENT');
  });
  const broken: Step = { ...failing('Broken', 'worker died'), results: () => [test('holds')] };
  const { outcomes, summary } = await run([noReport], [runner('Empty', () => [])], [broken]);
  expect(outcomes.map(({ hasFailed }) => hasFailed)).toEqual([true, true, true]);
  expect(summary).toContain("✖ No report\n    Its report can't be read: ENOENT\n");
  expect(lastLine(summary)).toBe('1 passed, 3 failed, 0 skipped');
});

it('escapes names and reasons in the page', async () => {
  const evil = test('<script>alert(1)</script>', { state: 'failed', reason: '<b>&"</b>' });
  const { html } = await run([runner('Unit tests', () => [evil])]);
  expect(html).not.toMatch(/<script>|<b>/);
  expect(html).toContain('&lt;b>&amp;&quot;&lt;/b>');
});
