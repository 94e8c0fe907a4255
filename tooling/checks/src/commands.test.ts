import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@perya/operator-cli';
import { describe, expect, test } from 'vitest';

import { commandsIn, targetOf, type DocumentedCommand } from './commands.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const GUIDES = [
  '*.md',
  'docs/{*,tours/*,security/*}.md',
  '{apps,packages,tooling}/*/README.md',
  'apps/gateway/src/**/README.md',
];
const DOCUMENTS = globSync(GUIDES, { cwd: ROOT, exclude: ['**/node_modules/**'] });

const COMMANDS = DOCUMENTS.flatMap((document) => commandsIn(document, read(document)));
/** A command without arguments names the program. */
const OF_PNPM = COMMANDS.filter(({ words }) => words[0] === 'pnpm' && words.length > 1);

const written = ({ document, words }: DocumentedCommand) => `${document}: ${words.join(' ')}`;

/** The messages of the commands for which `check` throws. */
function errorsOf(commands: DocumentedCommand[], check: (command: DocumentedCommand) => void) {
  return commands.flatMap((command) => {
    try {
      check(command);
      return [];
    } catch (error) {
      return [`${written(command)}: ${(error as Error).message}`];
    }
  });
}

test('each command starts a script or program that exists', () => {
  expect(OF_PNPM.length).toBeGreaterThan(50);
  expect(errorsOf(OF_PNPM, (command) => targetOf(ROOT, command))).toEqual([]);
});

test('other programs are known', () => {
  const others = COMMANDS.filter(({ words }) => words.length > 0 && words[0] !== 'pnpm');
  const programs = new Set(others.map(({ words }) => words.slice(0, 2).join(' ')));
  expect([...programs].toSorted()).toEqual([
    'curl -X',
    'git add',
    'git commit',
    // The two are run by the tests of tooling/openapi-check.
    'npx @stoplight/prism-cli',
    'npx openapi-typescript',
  ]);
});

test('files and steps in the arguments exist', () => {
  const missing = OF_PNPM.flatMap((command) => {
    const { folder, script, args } = targetOf(ROOT, command);
    const files = args.filter((arg) => /^[\w./-]+\.(?:test\.tsx?|ts)$/u.test(arg));
    const isStep = script === 'test' && folder === '';
    const steps = isStep ? args.filter((arg) => !arg.startsWith('-')) : [];
    return [
      ...files.filter((file) => !existsSync(join(ROOT, folder, file))),
      ...steps.filter((word) => !STEPS.some((title) => title.includes(word))),
    ].map((arg) => `${written(command)}: ${arg}`);
  });
  expect(missing).toEqual([]);
});

/** The titles of the steps of `pnpm test`, in lower case. */
const STEPS = Array.from(read('scripts/test.ts').matchAll(/title: '([^']+)'/gu), ([, title = '']) =>
  title.toLowerCase(),
);

test('environment variables are read by the code', () => {
  const names = new Set(COMMANDS.flatMap(({ env }) => env));
  expect(names.size).toBeGreaterThan(5);
  const unread = [...names].filter((name) => {
    const grep = ['grep', '--quiet', '--word-regexp', name, '--', '*.ts', '*.mjs'];
    return spawnSync('git', grep, { cwd: ROOT }).status !== 0;
  });
  expect(unread).toEqual([]);
});

describe('pnpm ops', () => {
  const commands = OF_PNPM.filter(({ words }) => words[1] === 'ops' && words.length > 2);

  test.each(commands.map(({ words }) => words.slice(2)))('%s …', async (...args) => {
    // Valid arguments are sent, and nobody listens on this port.
    const running = runCommand(args, { url: 'http://127.0.0.1:9', key: 'test' });
    await expect(running).rejects.toThrow('does not respond');
  });
});

/** What ends by itself within seconds is run here. */
const RUN_HERE: readonly string[] = ['words sample TH 100', 'dependencies'];

test.each(RUN_HERE)('pnpm %s succeeds', (line) => {
  expect(OF_PNPM.map(({ words }) => words.slice(1).join(' '))).toContain(line);
  const [name = '', ...args] = line.split(' ');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const [program = '', ...rest] = (scripts[name] ?? '').split(' ');
  const output = execFileSync(program, [...rest, ...args], { cwd: ROOT, encoding: 'utf8' });
  expect(output).not.toBe('');
});

/** Which test or step runs each other script of the root; a reason for those that none runs. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  api: 'step: API reports and examples',
  bench: 'not run: it measures for a quarter of an hour',
  build: 'step: Site and gateway build',
  changeset: 'test: tooling/release/src/dryRunVersion.test.ts',
  dev: 'not run: it runs until it is stopped',
  'new-package': 'test: tooling/generator/src/newPackage.test.ts',
  ops: 'test: tooling/operator-cli/src/commands.test.ts',
  release: 'test: tooling/release/src/dryRun.deep.test.ts',
  start: 'test: apps/web/playwright.config.ts',
  storybook: 'not run: it runs until it is stopped',
  'storybook:build': 'step: Storybook builds',
  'storybook:compare':
    'not run: an intended change is no failure; a job of each pull request runs it',
  test: 'step: Unit, component and contract tests',
  'test:deep': 'not run: it is this run, without sampling',
  'api:reference': 'not run: its generator reads what the API reports are made from',
  'api:update': 'step: API reports and examples',
};

test('each script of the root that a document names is run, or has a reason not to be', () => {
  const scripts = OF_PNPM.map((command) => targetOf(ROOT, command)).flatMap(({ folder, script }) =>
    folder === '' && script !== undefined ? [script] : [],
  );
  const here = new Set(RUN_HERE.map((line) => line.split(' ')[0]));
  expect([...new Set(scripts)].filter((name) => !here.has(name)).toSorted()).toEqual(
    Object.keys(RUN_ELSEWHERE).toSorted(),
  );
  const gone = Object.values(RUN_ELSEWHERE).filter((by) => {
    const [kind, value = ''] = by.split(/: (.*)/u);
    if (kind === 'step') return !STEPS.includes(value.toLowerCase());
    return kind === 'test' && !existsSync(join(ROOT, value));
  });
  expect(gone).toEqual([]);
});

test.each([
  ['pnpm gone', 'There is no script gone in'],
  ['pnpm --filter @perya/gone test', 'There is no package @perya/gone.'],
  ['pnpm --filter @perya/rules storybook', 'There is no script storybook in packages/rules.'],
  ['pnpm exec gone', 'There is no program gone in the root.'],
])('%s is an error', (line, message) => {
  const [command] = commandsIn('README.md', `\`\`\`sh\n${line}\n\`\`\``);
  expect(() => targetOf(ROOT, command as DocumentedCommand)).toThrow(message);
});

test('variables, comments, quotes and continued lines are read as a shell does', () => {
  const text =
    '```sh\nPORT=1 npx -y pnpm@12 start # now\npnpm ops a --b="c d" \\\n  e\n```\n`pnpm x`';
  expect(commandsIn('a.md', text)).toEqual([
    { document: 'a.md', env: ['PORT'], words: ['pnpm', 'start'] },
    { document: 'a.md', env: [], words: ['pnpm', 'ops', 'a', '--b=c d', 'e'] },
    { document: 'a.md', env: [], words: ['pnpm', 'x'] },
  ]);
});
