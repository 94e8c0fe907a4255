import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { cssLayers } from '@perya/css-layers';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite';

/** The export condition under which a workspace package answers with its source. */
const SOURCE_CONDITION = '@perya/source';

/** Story files of a package, seen from its `.storybook` folder. */
const PACKAGE_STORIES = '../src/**/*.stories.tsx';

/** How one package shows its stories. */
export const main: StorybookConfig = hostOf([PACKAGE_STORIES]);

/**
 * How several packages show their stories in one place. The globs are relative to the host's
 * `.storybook` folder.
 */
export function hostOf(stories: StorybookConfig['stories']): StorybookConfig {
  return {
    stories,
    framework: locate('@storybook/react-vite'),
    addons: [locate('@storybook/addon-a11y'), locate('@storybook/addon-vitest')],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    viteFinal: (config) =>
      mergeConfig(config, {
        plugins: [cssLayers()],
        resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
        // A host bundles every package: size tells nothing here.
        build: { chunkSizeWarningLimit: 4096, rolldownOptions: { onLog: withoutDirectives } },
      }),
  };
}

/** Every file of a component library says 'use client', and the bundler warns of each. */
const withoutDirectives: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** The packages that use this preset do not install the add-ons themselves: resolve them from here. */
function locate(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
