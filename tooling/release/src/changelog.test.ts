import type { ModCompWithPackage } from '@changesets/types';
import { expect, test } from 'vitest';
import changelog from './changelog';

const changeset = (summary: string) => ({ id: 'brave-owls', summary, releases: [] });

test('formats a change as one list item, without a commit hash', () => {
  const line = changelog.getReleaseLine(
    { ...changeset('Added `Button`.\n'), commit: '1234567890' },
    'minor',
    null,
  );
  expect(line).toBe('- Added `Button`.');
});

test('indents further paragraphs of a change', () => {
  const line = changelog.getReleaseLine(
    changeset('Added `Button`.\n\nIt has a label.'),
    'minor',
    null,
  );
  expect(line).toBe('- Added `Button`.\n\n  It has a label.');
});

test('lists updated dependencies once, however many changesets updated them', () => {
  const updated = ['@perya/i18n', '@perya/ui-kit'].map(
    (name) => ({ name, newVersion: '0.2.0' }) as ModCompWithPackage,
  );
  const line = changelog.getDependencyReleaseLine(
    [changeset('One.'), changeset('Two.')],
    updated,
    null,
  );
  expect(line).toBe('- Updated dependencies: `@perya/i18n@0.2.0`, `@perya/ui-kit@0.2.0`');
});

test('writes nothing when no dependency was updated', () => {
  expect(changelog.getDependencyReleaseLine([changeset('One.')], [], null)).toBe('');
});
