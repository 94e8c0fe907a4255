import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actionProblems, workflowProblems, type WorkflowRules } from './workflows';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT });
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Jobs that write; all others only read. */
const MAY_WRITE: Readonly<Record<string, WorkflowRules['mayWrite']>> = {
  'release.yml': {
    version: ['contents', 'pull-requests'],
    publish: ['contents', 'id-token'],
  },
  'storybook.yml': { deploy: ['pages', 'id-token'] },
};

const rulesOf = (name: string): WorkflowRules => ({
  scripts: Object.keys(scripts),
  mayWrite: MAY_WRITE[name] ?? {},
});

test('there are workflows for checks, releases, the storybook and its pictures', () => {
  expect(WORKFLOWS.map((file) => basename(file)).sort()).toEqual([
    'checks.yml',
    'release.yml',
    'storybook.yml',
    'visual.yml',
  ]);
});

test.each(WORKFLOWS)('%s has the least permissions, limits and existing commands', (file) => {
  const name = basename(file);
  expect(workflowProblems(name, read(file), rulesOf(name))).toEqual([]);
});

test.each(globSync('.github/actions/*/action.yml', { cwd: ROOT }))(
  '%s has existing commands',
  (file) => {
    expect(actionProblems(basename(file), read(file), rulesOf(''))).toEqual([]);
  },
);

test('the checks run the test command of the README', () => {
  const [command] = /^npx -y pnpm@12 test$/m.exec(read('README.md')) ?? [];
  const { jobs } = parse(read('.github/workflows/checks.yml')) as {
    jobs: { test: { steps: { run?: string }[] } };
  };
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual([command]);
});

describe('a workflow', () => {
  const GOOD = `
permissions: { contents: read }
concurrency: { group: checks }
jobs:
  publish:
    timeout-minutes: 10
    permissions: { id-token: write }
    steps:
      - uses: actions/checkout@v5
      - uses: ./.github/actions/setup
      - run: npx -y pnpm@12 test
      - run: |
          pending=$(find . -name a)
          echo "pending=$pending"
`;
  const rules: WorkflowRules = { scripts: ['test'], mayWrite: { publish: ['id-token'] } };
  const problemsWith = (from: string, to: string) => {
    expect(GOOD).toContain(from);
    return workflowProblems('a.yml', GOOD.replace(from, to), rules);
  };

  test('passes if it keeps the rules', () => {
    expect(workflowProblems('a.yml', GOOD, rules)).toEqual([]);
  });

  test.each([
    [
      'has no permissions',
      'permissions: { contents: read }\n',
      '',
      'the workflow has no permissions',
    ],
    [
      'writes in every job',
      'contents: read',
      'contents: write',
      'the workflow has contents: write',
    ],
    [
      'has no concurrency',
      'concurrency: { group: checks }\n',
      '',
      'the workflow has no concurrency',
    ],
    ['has no limit of time', '    timeout-minutes: 10\n', '', 'job publish: no timeout-minutes'],
    [
      'writes more than it may',
      '{ id-token',
      '{ pages: write, id-token',
      'job publish: pages: write',
    ],
    ['lacks a permission', 'id-token: write', 'id-token: none', 'job publish: no id-token: write'],
    [
      'names no script',
      'pnpm@12 test',
      'pnpm@12 tset',
      'job publish: “tset” is no script of the root package',
    ],
    [
      'runs an unknown program',
      'pending=$(find',
      'pending=$(curl',
      'job publish: “curl” is no known program',
    ],
    [
      'uses the newest action',
      'checkout@v5',
      'checkout@main',
      'job publish: actions/checkout@main has no major version',
    ],
    [
      'publishes with a foreign action',
      'actions/checkout',
      'someone/checkout',
      'job publish: someone/checkout@v5 can use the identity of the workflow',
    ],
  ])('fails if it %s', (_, from, to, problem) => {
    expect(problemsWith(from, to)).toEqual([`a.yml: ${problem}.`]);
  });
});
