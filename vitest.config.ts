import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { preset } from './tooling/vitest-preset/src/index.ts';

/** How most packages are tested, as their `vitest.config.ts` says it beside the name. */
const KINDS = [
  { name: 'packages', says: '', options: {} },
  {
    name: 'packages with stories',
    says: ", environment: 'jsdom', stories: true",
    options: { environment: 'jsdom', stories: true },
  },
] as const;

const configs = globSync('{packages,tooling}/*/vitest.config.ts', { cwd: import.meta.dirname }).map(
  (file) => ({ file, text: readFileSync(resolve(import.meta.dirname, file), 'utf8') }),
);

/** Packages that are tested alike are one project: what they share is transformed once for all of them. */
const projects = KINDS.map(({ name, says, options }) => {
  const alike = configs.filter(({ text }) => saysOnly(text, says));
  const include = alike.map(({ file }) => `${dirname(file)}/src/**/*.test.{ts,tsx}`);
  return preset({ name, ...options, test: { include } });
});

const others = configs
  .filter(({ text }) => !KINDS.some(({ says }) => saysOnly(text, says)))
  .map(({ file }) => file);

function saysOnly(config: string, says: string): boolean {
  return /\bpreset\(\{ name: '[^']*'(.*) \}\);\n$/.exec(config)?.[1] === says;
}

/**
 * Every package's unit and component tests in one run; stories and journeys have runners of their own. A
 * package alone is run in its own folder; a path narrows this run.
 */
export default defineConfig({
  test: {
    // All cores: the runner's own half has little to do.
    maxWorkers: '100%',
    projects: [...projects, ...others, 'apps/{web,gateway,lottery-lobby}/vitest.config.ts'],
  },
});
