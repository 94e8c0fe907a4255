export interface Change {
  /** The version that has it, or “next”. */
  version: string;
  /** One paragraph of Markdown as text. */
  text: string;
}

/**
 * The changes that name a component: unreleased changesets of the package first, then its changelog from the
 * newest version.
 */
export function changesOf(
  component: string,
  packageName: string,
  changelog: string,
  changesets: readonly string[],
): Change[] {
  const name = new RegExp(`\\b${component}\\b`, 'u');
  return [...unreleased(packageName, changesets), ...released(changelog)].filter(({ text }) =>
    name.test(text),
  );
}

function unreleased(packageName: string, changesets: readonly string[]): Change[] {
  return changesets.flatMap((changeset) => {
    const [, header = '', body = ''] = changeset.split(/^---$/mu);
    return header.includes(`'${packageName}'`) || header.includes(`"${packageName}"`)
      ? paragraphs(body).map((text) => ({ version: 'next', text }))
      : [];
  });
}

function released(changelog: string): Change[] {
  return changelog
    .split(/^## /mu)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n');
      return paragraphs(lines.join('\n').replaceAll(/^- /gmu, '\n')).map((text) => ({
        version: version.trim(),
        text,
      }));
    });
}

function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/u)
    .map((text) => text.replaceAll(/\s+/gu, ' ').replaceAll('`', '').trim())
    .filter((text) => text !== '' && !text.startsWith('#'));
}
