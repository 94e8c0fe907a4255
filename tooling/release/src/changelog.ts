import type { ChangelogFunctions } from '@changesets/types';

/**
 * The format of the changelogs, named by `changelog` in `.changeset/config.json`: one list item per
 * change, and one for all updated dependencies. There are no commit hashes: a user of a
 * published package does not have the repository. The output passes `oxfmt --check`, so `format` is off in the
 * configuration.
 */
const changelog: ChangelogFunctions = {
  getReleaseLine({ summary }) {
    // The further lines of a list item are indented by the width of its marker.
    return `- ${summary.trim().replaceAll(/\n(?!\n)/g, '\n  ')}`;
  },
  getDependencyReleaseLine(_changesets, dependencies) {
    if (dependencies.length === 0) return '';
    const updated = dependencies.map(({ name, newVersion }) => `\`${name}@${newVersion}\``);
    return `- Updated dependencies: ${updated.join(', ')}`;
  },
};

export default changelog;
