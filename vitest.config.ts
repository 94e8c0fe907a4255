import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { projectsOf } from './tooling/vitest-preset/src/index.ts';

/** How most packages are tested, as their `vitest.config.ts` says it beside the name. */
const KINDS = [
  { name: 'packages', says: '', options: {} },
  {
    name: 'packages with stories',
    says: ", environment: 'jsdom', stories: true",
    options: { environment: 'jsdom', stories: true },
  },
] as const;

const configs = globSync('{packages,tooling,apps}/*/vitest.config.ts', {
  cwd: import.meta.dirname,
  exclude: ['apps/storybook'],
}).map((file) => ({ file, text: readFileSync(resolve(import.meta.dirname, file), 'utf8') }));

/** Packages that are tested alike are one project: what they share is transformed once for all of them. */
const alike = KINDS.flatMap(({ name, says, options }) => {
  const files = configs.filter(({ text }) => saysOnly(text, says));
  const include = files.map(({ file }) => `${dirname(file)}/src/**/*.test.{ts,tsx}`);
  return projectsOf({ name, ...options, include });
});

/** Storybook's own unit tests. Its stories have a runner of their own. */
const storybook = projectsOf({ name: 'storybook', include: ['apps/storybook/**/*.test.ts'] });

const others = await Promise.all(
  configs
    .filter(({ text }) => !KINDS.some(({ says }) => saysOnly(text, says)))
    .map(async ({ file }) => {
      const path = resolve(import.meta.dirname, file);
      const config: { default: ViteUserConfig } = await import(path);
      return (config.default.test?.projects ?? []).map((project) => ({
        ...(project as object),
        root: dirname(path),
      }));
    }),
);

function saysOnly(config: string, says: string): boolean {
  return /\bpreset\(\{ name: '[^']*'(.*) \}\);\n$/.exec(config)?.[1] === says;
}

/**
 * Every package's unit and component tests in one run; stories and journeys have runners of their own. A
 * package alone is run in its own folder; a path narrows this run.
 */
export default defineConfig({
  test: {
    // One more than there are cores: a worker of the gateway's tests often waits for its database.
    maxWorkers: availableParallelism() + 1,
    projects: [...alike, ...storybook, ...others.flat()],
  },
});
