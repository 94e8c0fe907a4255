interface Rule {
  /** A `selector`, or the prelude of an at-rule such as `@media (min-width:900px)`. */
  head: string;
  body: string;
  /** Set for at-rules that contain rules. */
  rules?: readonly Rule[];
  /** For each selector in the list, the classes that must be on the page for it to match. */
  needs?: readonly (readonly string[])[];
}

/** A parsed stylesheet, which can be filtered for many pages. */
export type ParsedStyles = readonly Rule[];

const HOLDS_RULES = /^@(?:layer|media|supports|container)\b/;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** Parses minified CSS. Expects no comments, and no braces outside of rules except in strings. */
export function parseStyles(css: string): ParsedStyles {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = nextOf(css, start); at < css.length; at = nextOf(css, start)) {
    const head = css.slice(start, at).trim();
    const end = css[at] === '{' ? endOfBlock(css, at) : at;
    const body = css.slice(at + 1, end);
    rules.push(css[at] === '{' ? readRule(head, body) : { head, body: '' });
    start = end + 1;
  }
  return rules;
}

/**
 * The rules that can apply to a page with these classes. Rules without classes are always kept. Element
 * states are ignored, because they can change before the full stylesheet is loaded.
 */
export function usedStyles(rules: ParsedStyles, classes: ReadonlySet<string>): string {
  const text = keep(rules, classes);
  // Remove animations that only unused rules reference.
  return text.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name) =>
    text.split(String(name)).length > 2 ? keyframes : '',
  );
}

function readRule(head: string, body: string): Rule {
  if (HOLDS_RULES.test(head)) return { head, body, rules: parseStyles(body) };
  if (head.startsWith('@')) return { head, body };
  return { head, body, needs: selectorsOf(head).map(classesOf) };
}

function keep(rules: ParsedStyles, classes: ReadonlySet<string>): string {
  let text = '';
  for (const { head, body, rules: inner, needs } of rules) {
    if (inner) {
      const kept = keep(inner, classes);
      // An empty layer still defines the layer order.
      if (kept || head.startsWith('@layer')) text += `${head}{${kept}}`;
    } else if (needs) {
      if (needs.some((all) => all.every((name) => classes.has(name)))) text += `${head}{${body}}`;
    } else text += body === '' ? `${head};` : `${head}{${body}}`;
  }
  return text;
}

/** Classes in `:not()`, `:is()` and similar are optional. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return [...plain.replaceAll(/\[[^\]]*\]/g, '').matchAll(CLASS)].map(([, name = '']) => name);
}

function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] === '(' || head[at] === '[') depth += 1;
    else if (head[at] === ')' || head[at] === ']') depth -= 1;
    else if (head[at] === ',' && depth === 0) {
      selectors.push(head.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start)];
}

/** The end of the prelude that starts here: its block, or the semicolon of a statement. */
function nextOf(css: string, from: number): number {
  let at = from;
  while (at < css.length && css[at] !== '{' && css[at] !== ';') at = afterString(css, at);
  return at;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  let at = open;
  while (at < css.length) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
    at = afterString(css, at);
  }
  return css.length;
}

/** Advances by one character, or past the string that starts here. */
function afterString(css: string, at: number): number {
  const quote = css[at];
  if (quote !== '"' && quote !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}
