/**
 * `pnpm storybook:compare`: photographs every story of the working tree and of another commit, and reports the
 * differences in `reports/visual/index.html`. Ends with 1 if a story has changed or can't be drawn.
 *
 * `--base COMMIT` is the other commit, `--only PATTERN` and `--changed` select stories, `--accept` ends with 0.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { changedFiles } from '@perya/checks';
import { exitWith, ROOT } from '@perya/launcher';
import { staticSite } from '@perya/storybook-check/static-site';

import { buildCommit, buildHere, resolveBase, type Build } from './builds.ts';
import { compareStories, type StoryResult } from './compareStories.ts';
import { parseOptions, type Options } from './options.ts';
import { exitCodeOf, htmlReport, summaryOf, PICTURES } from './report.ts';
import { foldersOf, isSelected, pairStories, storiesOf, type StoryPair } from './stories.ts';
import { launchFor, openStoryFrame } from './storyFrame.ts';

const REPORT = join(ROOT, 'reports/visual');

try {
  process.exitCode = await run(parseOptions(process.argv.slice(2)));
} catch (error) {
  exitWith(error);
}

async function run(options: Options): Promise<number> {
  const commit = resolveBase(ROOT, options.base);
  console.log(`Building the Storybook of ${commit.slice(0, 8)} and that of the working tree`);
  const before = buildCommit(commit);
  try {
    const after = buildHere();
    const pairs = pairsOf(before, after, commit, options);
    const results = await photograph(pairs, before, after);
    const report = { commit, count: pairs.length, results };
    writeFileSync(join(REPORT, 'index.html'), htmlReport(report));
    console.log(`${summaryOf(report)}\n${join(REPORT, 'index.html')}`);
    return exitCodeOf(results, options.accept);
  } finally {
    before.remove();
  }
}

function pairsOf(before: Build, after: Build, commit: string, options: Options): StoryPair[] {
  const folders = options.changed ? foldersOf(changedFiles(ROOT, commit)) : undefined;
  return pairStories(storiesOf(before.folder), storiesOf(after.folder)).filter((pair) =>
    isSelected(pair, { only: options.only, folders }),
  );
}

async function photograph(pairs: StoryPair[], before: Build, after: Build): Promise<StoryResult[]> {
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const sites = {
    before: await staticSite(before.folder),
    after: await staticSite(after.folder),
  };
  const browsers = {
    before: await launchFor(sites.before),
    after: await launchFor(sites.after),
  };
  const now = Date.now();
  try {
    return await compareStories({
      pairs,
      open: (side, size) => openStoryFrame(browsers[side], size, now),
      folder: join(REPORT, PICTURES),
      onProgress: (done, total) => {
        if (done % 500 === 0 || done === total) console.log(`${done} of ${total} views compared`);
      },
    });
  } finally {
    const all = [browsers.before, browsers.after, sites.before, sites.after];
    await Promise.all(all.map((each) => each.close()));
  }
}
