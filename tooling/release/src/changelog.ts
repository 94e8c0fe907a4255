import type { ChangelogFunctions } from '@changesets/types';

/**
 * The format of the changelogs, referenced by `changelog` in `.changeset/config.json`: one list item per
 * change, and one for all updated dependencies. Without commit hashes, because users of a published package
 * don't have the repository. The output passes `oxfmt --check`, so `format` is off in the configuration.
 */
const changelog: ChangelogFunctions = {
  getReleaseLine({ summary }) {
    // Further lines of a list item are indented by the width of its marker.
    return `- ${summary.trim().replaceAll(/\n(?!\n)/g, '\n  ')}`;
  },
  getDependencyReleaseLine(_changesets, dependencies) {
    if (dependencies.length === 0) return '';
    const updated = dependencies.map(({ name, newVersion }) => `\`${name}@${newVersion}\``);
    return `- Updated dependencies: ${updated.join(', ')}`;
  },
};

export default changelog;
