import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { ExampleFile } from './exampleProject.ts';

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (.+)$/;

/** The type errors of the examples, at their places in the README or the doc comment. */
export function checkExampleTypes(
  tsc: string,
  folder: string,
  files: readonly ExampleFile[],
): string[] {
  const { stdout, status, error } = spawnSync(tsc, ['-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status === 0) return [];
  const errors = placeErrors(stdout, folder, files);
  return errors.length > 0 ? errors : [stdout.trim()];
}

/** Replaces the generated files and lines in the output of `tsc` with those of the examples. */
export function placeErrors(
  output: string,
  folder: string,
  files: readonly ExampleFile[],
): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const errors: string[] = [];
  for (const text of output.split('\n')) {
    const [, path = '', line = '', message = ''] = DIAGNOSTIC.exec(text) ?? [];
    const example = byPath.get(resolve(folder, path));
    // Lines that start with a space explain the error before them.
    if (example === undefined) {
      if (text.startsWith(' ') && errors.length > 0) errors.push(`${errors.pop()}\n${text}`);
      else if (text.includes('error ')) errors.push(text);
    } else errors.push(`${example.file}:${example.line + Number(line) - 1}: ${message}`);
  }
  return errors;
}
