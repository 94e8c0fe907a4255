import type { StoryResult, ViewResult } from './compareStories.ts';

/** The folder of the pictures, beside the report. */
export const PICTURES = 'pictures';

export interface Report {
  /** The commit that was compared with. */
  commit: string;
  /** How many stories were compared. */
  count: number;
  results: readonly StoryResult[];
}

/** In the order of the report. */
const KINDS = {
  failed: 'Failed',
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
} as const;
type Kind = keyof typeof KINDS;

function kindOf({ before, after, views }: StoryResult): Kind {
  if (views.some(({ errors }) => errors.length > 0)) return 'failed';
  if (!before) return 'new';
  return after ? 'changed' : 'removed';
}

/** Ends with 1 for changed stories and those that can't be drawn. New and removed ones are only listed. */
export function exitCodeOf(results: readonly StoryResult[], accept = false): 0 | 1 {
  const hasChanges = results.some((result) => ['failed', 'changed'].includes(kindOf(result)));
  return hasChanges && !accept ? 1 : 0;
}

/** One line with the number of stories of each kind. */
export function summaryOf({ commit, count, results }: Report): string {
  const counts = (Object.keys(KINDS) as Kind[]).map(
    (kind) => `${results.filter((result) => kindOf(result) === kind).length} ${kind}`,
  );
  return `${count} stories compared with ${commit.slice(0, 8)}: ${counts.join(', ')}`;
}

/** The stories with the largest change first. */
const bySize = (results: readonly StoryResult[]): StoryResult[] =>
  results.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || (nameOf(one) < nameOf(other) ? -1 : 1),
  );

const sizeOf = ({ views }: StoryResult) => Math.max(...views.map(({ share }) => share));

function nameOf({ before, after }: StoryResult): string {
  const story = after ?? before;
  return story ? `${story.title}: ${story.name}` : '';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8d3cc, #3a3c58); --surface: light-dark(#fff, #16172b); }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#faf7f3, #0e0f1e); color: light-dark(#1c1a33, #f4f2ff); overflow-wrap: anywhere; }
a { color: light-dark(#b03a1c, #ffab95); }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
article { margin-block: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
h3, h4 { margin: 0; } h4 { margin-block: 1rem .5rem; font-weight: 600; }
code { color: light-dark(#565377, #b4b3d3); }
pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); white-space: pre-wrap; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; } figcaption { margin-block-end: .25rem; }
img { display: block; box-sizing: border-box; max-width: 100%; height: auto; border: 1px solid var(--line); }
:focus-visible { outline: 2px solid; outline-offset: 2px; }`;

/** The report as a page. The pictures are in the folder beside it. */
export function htmlReport(report: Report): string {
  const sections = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const results = report.results.filter((result) => kindOf(result) === kind);
    return results.length > 0 ? [{ kind, results: bySize(results) }] : [];
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Visual comparison</title><style>${STYLE}</style></head><body>`,
    `<header><h1>Visual comparison</h1><p>${escaped(summaryOf(report))}</p>`,
    '<nav aria-label="Kinds of difference"><ul>',
    ...sections.map(
      ({ kind, results }) => `<li><a href="#${kind}">${KINDS[kind]} (${results.length})</a></li>`,
    ),
    '</ul></nav></header><main>',
    ...(sections.length === 0 ? ['<p>No story differs.</p>'] : []),
    ...sections.map(
      ({ kind, results }) =>
        `<section aria-labelledby="${kind}"><h2 id="${kind}">${KINDS[kind]}</h2>${results.map(storyOf).join('\n')}</section>`,
    ),
    '</main></body></html>',
  ].join('\n');
}

function storyOf(result: StoryResult): string {
  const { before, after, views } = result;
  const ids = [...new Set([before?.id, after?.id])].filter((id) => id !== undefined);
  return [
    `<article><h3>${escaped(nameOf(result)).replaceAll('/', '/<wbr>')}</h3>`,
    `<code>${escaped(ids.join(' → '))}</code>`,
    ...views.map((view) => viewOf(view, nameOf(result))),
    '</article>',
  ].join('\n');
}

function viewOf({ view, share, pictures, errors }: ViewResult, name: string): string {
  const size = pictures.difference ? `: ${percent(share)} of the pixels differ` : '';
  return [
    `<h4>${escaped(view)}${size}</h4>`,
    ...errors.map((error) => `<pre>${escaped(error)}</pre>`),
    '<div class="pictures">',
    ...(['before', 'after', 'difference'] as const).flatMap((kind) => {
      const file = pictures[kind];
      if (file === undefined) return [];
      const path = escaped(encodeURI(`${PICTURES}/${file}`));
      const alt = escaped(`${name}, ${view}, ${kind}`);
      return [
        `<figure><figcaption>${TITLES[kind]}</figcaption><a href="${path}"><img src="${path}" alt="${alt}" loading="lazy"></a></figure>`,
      ];
    }),
    '</div>',
  ].join('\n');
}

const TITLES = { before: 'Before', after: 'After', difference: 'Difference' } as const;

/** At least two digits, so that a single pixel isn't 0 %. */
const percent = (share: number) => `${Number((share * 100).toPrecision(2))} %`;
