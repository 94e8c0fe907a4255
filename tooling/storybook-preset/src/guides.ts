import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { toId } from 'storybook/internal/csf';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Where a file that has no page is shown. */
const REPOSITORY = 'https://github.com/perya/perya/blob/main/';

interface Section {
  files: string[];
  /** The title in the sidebar, by the document's heading and path. */
  title(heading: string, file: string): string;
}

const SECTIONS: readonly Section[] = [
  { files: ['README.md'], title: () => 'Start/Read me' },
  { files: ['CONTRIBUTING.md', 'SECURITY.md'], title: (heading) => `Start/${heading}` },
  { files: ['docs/*.md', 'docs/security/*.md'], title: (heading) => `Start/Guides/${heading}` },
  {
    files: ['docs/tours/*.md'],
    title: (heading) => `Start/Code tours/${heading.replace('Tour: ', '')}`,
  },
  { files: ['docs/decisions/*.md'], title: (heading) => `Start/Decisions/${heading}` },
  {
    files: ['packages/*/README.md', 'apps/*/README.md'],
    title: (_, file) => `Start/Packages/${file.split('/')[1]}`,
  },
];

/** A document of the repository that has a page in Storybook. */
export interface Guide {
  /** Relative to the root of the repository. */
  file: string;
  text: string;
  title: string;
  /** The id of its page. */
  id: string;
}

/** The documents of the repository, as they are now. */
export function guides(): Guide[] {
  return SECTIONS.flatMap((section) =>
    globSync(section.files, { cwd: ROOT })
      .toSorted()
      .map((path) => {
        const file = path.replaceAll('\\', '/');
        const text = readFileSync(join(ROOT, file), 'utf8');
        const title = section.title(headingOf(text), file);
        return { file, text, title, id: toId(title, 'docs') };
      }),
  );
}

/**
 * Writes a docs page for each document into a folder, which is emptied before. Storybook indexes only MDX
 * files, so a document needs one.
 */
export function writeGuides(folder: string): void {
  const all = guides();
  const pages = new Map(all.map(({ file, id }) => [file, id]));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const guide of all)
    writeFileSync(join(folder, `${guide.id}.mdx`), pageOf(guide, pages, folder));
}

/** The MDX of a guide's page. Pictures are imported, so that they're part of the build. */
export function pageOf(guide: Guide, pages: ReadonlyMap<string, string>, folder: string): string {
  const pictures: string[] = [];
  const text = withoutFences(guide.text, (prose) =>
    prose.replaceAll(/(!?\[[^\]]*\]\()([^)\s]+)\)/gu, (whole, start: string, target: string) => {
      if (/^(?:[a-z]+:|#)/u.test(target)) return whole;
      if (!start.startsWith('!')) return `${start}${addressOf(guide.file, target, pages)})`;
      pictures.push(join(ROOT, dirname(guide.file), target));
      return `${start}picture:${pictures.length - 1})`;
    }),
  );
  const imports = pictures.map((file, index) => {
    const path = relative(folder, file).replaceAll('\\', '/');
    return `import picture${index} from '${path}';`;
  });
  const replaced = pictures.map((_, index) => `.replace('picture:${index}', picture${index})`);
  return [
    ...imports,
    '',
    `<Meta title=${JSON.stringify(guide.title)} />`,
    '',
    `<Guide>{${JSON.stringify(text)}${replaced.join('')}}</Guide>`,
    '',
  ].join('\n');
}

function headingOf(text: string): string {
  const [, heading = ''] = /^# (.+)$/mu.exec(text) ?? [];
  return heading.replaceAll('`', '').replaceAll('/', ' ');
}

/** Changes a Markdown text except for its blocks of code. */
function withoutFences(text: string, change: (prose: string) => string): string {
  return text
    .split(/^(```[\s\S]*?^```)$/mu)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');
}

/** The page of a linked document, or the file in the repository. */
function addressOf(from: string, target: string, pages: ReadonlyMap<string, string>): string {
  const [path = ''] = target.split('#');
  const file = normalize(join(dirname(from), path)).replaceAll('\\', '/');
  const page = pages.get(file);
  return page === undefined ? `${REPOSITORY}${file}` : `?path=/docs/${page}`;
}
