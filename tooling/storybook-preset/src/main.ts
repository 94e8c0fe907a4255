import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cssLayers } from '@perya/css-layers';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite';

import { iconsInUse } from './iconsInUse.ts';
import { withPackageTags } from './packageTags.ts';
import { drawPictures } from './pictures/drawPictures.ts';

export { writeGuides } from './guides.ts';

/** The export condition under which a workspace package resolves to its source. */
const SOURCE_CONDITION = '@perya/source';

/** Story files and docs pages of a package, relative to its `.storybook` folder. */
const PACKAGE_STORIES = '../src/**/*.@(mdx|stories.tsx)';

/** Adds the look of Storybook itself; `managerEntries` lacks a type. */
interface HostConfig extends StorybookConfig {
  managerEntries: (entries?: string[]) => string[];
}

/** The configuration for the stories of one package. */
export const main: StorybookConfig = hostOf([PACKAGE_STORIES]);

/**
 * The configuration for the stories of several packages. The globs are relative to the host's `.storybook`
 * folder.
 */
export function hostOf(stories: StorybookConfig['stories']): StorybookConfig {
  const config: HostConfig = {
    stories,
    framework: locate('@storybook/react-vite'),
    addons: [
      locate('@storybook/addon-docs'),
      locate('@storybook/addon-a11y'),
      locate('@storybook/addon-vitest'),
    ],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    staticDirs: async (folders = []) => [...folders, { from: await drawPictures(), to: '/art' }],
    experimental_indexers: withPackageTags,
    managerEntries: (entries = []) => [
      ...entries,
      fileURLToPath(new URL('manager.ts', import.meta.url)),
    ],
    viteFinal: (base) =>
      mergeConfig(base, {
        plugins: [cssLayers(), iconsInUse()],
        resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
        // A host bundles every package: size warnings aren't useful.
        build: { chunkSizeWarningLimit: 4096, rolldownOptions: { onLog: withoutDirectives } },
      }),
  };
  return config;
}

/** Every file of a component library has 'use client', and the bundler warns about each. */
const withoutDirectives: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** The packages that use this preset don't install the add-ons themselves: they're resolved from here. */
function locate(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
