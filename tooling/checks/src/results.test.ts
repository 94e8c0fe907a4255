import { expect, it } from 'vitest';
import { playwrightResults, vitestResults } from './results.ts';

it('parses passed, failed and skipped tests in a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/repo/packages/lobby/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', duration: 1500, failureMessages: [] },
          {
            fullName: 'breaks',
            status: 'failed',
            duration: 20,
            failureMessages: [
              'Error: \u001B[31mno\u001B[39m\n    at /repo/node_modules/x.js:1\n    at a.test.ts:3',
            ],
          },
          { fullName: 'waits', status: 'pending', duration: null, failureMessages: null },
          { fullName: 'is planned', status: 'todo', failureMessages: [] },
        ],
      },
    ],
  };
  const name = (title: string) => `packages/lobby/src/a.test.ts › ${title}`;
  expect(vitestResults(report, '/repo')).toEqual([
    { name: name('holds'), state: 'passed', seconds: 1.5, reason: '' },
    {
      name: name('breaks'),
      state: 'failed',
      seconds: 0.02,
      reason: 'Error: no\n    at a.test.ts:3',
    },
    { name: name('waits'), state: 'skipped', seconds: 0, reason: '' },
    { name: name('is planned'), state: 'skipped', seconds: 0, reason: '' },
  ]);
});

it('counts a file that failed to load as a failure, in addition to its tests', () => {
  const file = { name: '/repo/a.test.ts', status: 'failed', message: 'Cannot find module' };
  expect(vitestResults({ testResults: [{ ...file, assertionResults: [] }] }, '/repo')).toEqual([
    { name: 'a.test.ts', state: 'failed', seconds: 0, reason: 'Cannot find module' },
  ]);
  const test = { fullName: 'holds', status: 'passed', duration: 1, failureMessages: [] };
  const states = vitestResults({ testResults: [{ ...file, assertionResults: [test] }] }, '/repo');
  expect(states.map(({ state }) => state)).toEqual(['passed', 'failed']);
});

it('parses a report of Playwright, and counts flaky tests as failures', () => {
  const test = (status: string, ...durations: number[]) => ({
    projectName: 'phone',
    status,
    results: durations.map((duration, place) => ({
      duration,
      errors: place + 1 < durations.length || status === 'unexpected' ? [{ message: 'no' }] : [],
    })),
  });
  const report = {
    suites: [
      {
        file: 'lobby.spec.ts',
        specs: [{ title: 'opens', tests: [test('expected', 2000), test('skipped')] }],
        suites: [
          {
            file: 'lobby.spec.ts',
            specs: [{ title: 'plays', tests: [test('unexpected', 1000)] }],
          },
          { file: 'lobby.spec.ts', specs: [{ title: 'pays', tests: [test('flaky', 500, 500)] }] },
        ],
      },
    ],
  };
  expect(playwrightResults(report)).toEqual([
    { name: 'lobby.spec.ts › opens [phone]', state: 'passed', seconds: 2, reason: '' },
    { name: 'lobby.spec.ts › opens [phone]', state: 'skipped', seconds: 0, reason: '' },
    { name: 'lobby.spec.ts › plays [phone]', state: 'failed', seconds: 1, reason: 'no' },
    { name: 'lobby.spec.ts › pays [phone]', state: 'failed', seconds: 1, reason: 'no' },
  ]);
});
