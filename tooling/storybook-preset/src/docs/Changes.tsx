import { changesOf } from './changesOf.ts';

const CHANGELOGS: Record<string, string> = import.meta.glob('../../../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CHANGESETS: Record<string, string> = import.meta.glob('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface ChangesProps {
  /** The component or function, as its package exports it. */
  of: string;
  /** The folder of its package, for example `ui-kit`. */
  in: string;
}

/** The entries of a package's changelog, and the unreleased changes, that name a component. */
export function Changes({ of, in: folder }: ChangesProps) {
  const changelog = CHANGELOGS[`../../../../packages/${folder}/CHANGELOG.md`] ?? '';
  const changes = changesOf(of, `@perya/${folder}`, changelog, Object.values(CHANGESETS));
  if (changes.length === 0) return <p>No change of this component has been recorded yet.</p>;
  return (
    <ul>
      {changes.map(({ version, text }) => (
        <li key={version + text}>
          <strong>{version}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
