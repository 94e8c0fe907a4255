/** Structural elements without URLs: an operator's text without its links, pictures and attributes. */
const KEPT = new Set(
  'b blockquote br code dd dl dt em h2 h3 h4 h5 h6 hr i li ol p s small strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr']);
/** The content of these elements is not text. */
const SILENT =
  /<(script|style|template|iframe|noscript|svg|math|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAG = /<(\/?)([a-z][a-z\d]*)\b[^<>]*>/gi;

/**
 * An operator's HTML as plain markup, for the server, where there is no DOM to sanitize it: headings,
 * paragraphs, lists and tables without attributes, every element closed, everything else as text. No
 * attribute of the operator's gets through, so nothing can run, load or link anywhere; `sanitise` adds the
 * links and pictures in the browser.
 */
export function plainMarkup(html: string): string {
  const text = html.replaceAll(SILENT, ' ');
  const open: string[] = [];
  let markup = '';
  let end = 0;
  for (const found of text.matchAll(TAG)) {
    markup += plain(text.slice(end, found.index));
    end = found.index + found[0].length;
    markup += found[1] === '' ? opened(found[2] ?? '', open) : closed(found[2] ?? '', open);
  }
  return markup + plain(text.slice(end)) + open.map(closing).toReversed().join('');
}

function opened(tag: string, open: string[]): string {
  const name = tag.toLowerCase();
  if (!KEPT.has(name)) return '';
  if (!VOID.has(name)) open.push(name);
  return `<${name}>`;
}

/** Closes an element and everything left open in it, but never an element of the surrounding page. */
function closed(tag: string, open: string[]): string {
  const at = open.lastIndexOf(tag.toLowerCase());
  return at === -1 ? '' : open.splice(at).map(closing).toReversed().join('');
}

const closing = (name: string) => `</${name}>`;

const plain = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
