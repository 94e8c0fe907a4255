import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import MarkdownIt from 'markdown-it';

const OF_PNPM = /^(?:[A-Z_]+=\S+\s+)*(?:npx -y )?pnpm(?:@12)?(?:\s|$)/u;
const SHELLS = new Set(['sh', 'bash']);
const markdown = new MarkdownIt();

/** A command of a document, as a list of words. */
export interface DocumentedCommand {
  document: string;
  /** Environment variables set for the command. */
  env: string[];
  /** `npx -y pnpm@12` is `pnpm`. */
  words: string[];
}

/** The commands in a document: in blocks of shell code, and those of pnpm in sentences and tables. */
export function commandsIn(document: string, text: string): DocumentedCommand[] {
  return markdown
    .parse(text, {})
    .flatMap((block) => {
      if (block.type === 'fence') return SHELLS.has(block.info) ? linesOf(block.content) : [];
      return (block.children ?? [])
        .filter(({ type, content }) => type === 'code_inline' && OF_PNPM.test(content))
        .map(({ content }) => content.replaceAll('\n', ' '));
    })
    .map((line) => commandOf(document, line));
}

/** The commands of a block: continued lines are joined, comments removed. */
function linesOf(block: string): string[] {
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#.*$/u, '').trim())
    .filter((line) => line !== '');
}

function commandOf(document: string, line: string): DocumentedCommand {
  const all = Array.from(line.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/gu), ([word]) =>
    word.replaceAll(/["']/gu, ''),
  );
  const first = all.findIndex((word) => !/^[A-Z][A-Z_]+=/u.test(word));
  const at = first === -1 ? all.length : first;
  const rest = all.slice(at);
  const isNpx = rest.slice(0, 3).join(' ') === 'npx -y pnpm@12';
  return {
    document,
    env: all.slice(0, at).map((word) => word.slice(0, word.indexOf('='))),
    words: isNpx ? ['pnpm', ...rest.slice(3)] : rest,
  };
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
}

/** What a command of pnpm starts: a script of a package, or a program of its dependencies. */
export interface Target {
  /** Relative to the root; empty for the root. */
  folder: string;
  script?: string;
  program?: string;
  args: string[];
}

/**
 * What a command starts. Throws an error if there is no such package, script or program. In a package's own
 * document, its scripts come before those of the root.
 */
export function targetOf(root: string, { document, words }: DocumentedCommand): Target {
  const [, ...rest] = words;
  const folder = rest[0] === '--filter' ? folderOf(root, rest[1] ?? '') : '';
  const [name = '', ...args] = rest[0] === '--filter' ? rest.slice(2) : rest;
  if (name === 'exec') {
    const [program = '', ...itsArgs] = args;
    const bin = join(root, folder, 'node_modules/.bin', program);
    if (!existsSync(bin))
      throw new Error(`There is no program ${program} in ${folder || 'the root'}.`);
    return { folder, program, args: itsArgs };
  }
  const places = folder === '' ? [dirname(document), ''] : [folder];
  const found = places.find((place) => scriptsOf(root, place)[name] !== undefined);
  if (found === undefined) throw new Error(`There is no script ${name} in ${places.join(' or ')}.`);
  return { folder: found === '.' ? '' : found, script: name, args };
}

function folderOf(root: string, name: string): string {
  const manifests = globSync('{apps,packages,tooling}/*/package.json', { cwd: root });
  const found = manifests.find((file) => manifestIn(root, dirname(file)).name === name);
  if (found === undefined) throw new Error(`There is no package ${name}.`);
  return dirname(found).replaceAll('\\', '/');
}

const scriptsOf = (root: string, folder: string) =>
  existsSync(join(root, folder, 'package.json')) ? (manifestIn(root, folder).scripts ?? {}) : {};

const manifestIn = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
