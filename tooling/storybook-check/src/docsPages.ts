import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A docs page in the index of a built Storybook. */
export interface DocsPage {
  id: string;
  title: string;
}

interface StoryIndex {
  entries: Record<string, DocsPage & { type: 'docs' | 'story' }>;
}

/** The docs pages of a built Storybook. */
export function docsPagesOf(folder: string): DocsPage[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(index.entries).filter(({ type }) => type === 'docs');
}
