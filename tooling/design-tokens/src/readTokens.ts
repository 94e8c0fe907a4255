/** A custom property of a style sheet. */
export interface Token {
  /** With its dashes: `--color-page`. */
  name: string;
  value: string;
  /** The comment after it, on the same line: what it is for. */
  description: string | undefined;
  /** The comment before it, or before the lines that it stands with. */
  section: string | undefined;
}

/** The tokens of one rule. */
export interface TokenRule {
  selectors: readonly string[];
  /** The condition around the rule, such as `@media (prefers-reduced-motion: reduce)`. */
  condition: string | undefined;
  /** The comment before the rule. */
  description: string | undefined;
  tokens: readonly Token[];
}

const PIECES = /\/\*([\s\S]*?)\*\/|[{};]|(?:[^{};/]|\/(?!\*))+/g;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** Reads the rules of a style sheet that declare custom properties, with their comments. */
export function readTokens(css: string): TokenRule[] {
  const rules: TokenRule[] = [];
  const open: { header: string; description: string | undefined; tokens: Token[] }[] = [];
  let text = '';
  let section: string | undefined;
  let last: Token | undefined;
  const declare = () => {
    const [, name, value = ''] = /^\s*(--[\w-]+)\s*:([\s\S]*)$/.exec(text) ?? [];
    last = name ? { name, value: oneLine(value), description: undefined, section } : undefined;
    if (last) open.at(-1)?.tokens.push(last);
    text = '';
  };
  for (const [piece, comment] of css.matchAll(PIECES)) {
    if (comment !== undefined) {
      if (last && !text.includes('\n')) last.description = oneLine(comment);
      else section = oneLine(comment);
    } else if (piece === '{') {
      open.push({ header: text.trim(), description: section, tokens: [] });
      [text, section, last] = ['', undefined, undefined];
    } else if (piece === '}') {
      const rule = open.pop();
      if (!rule) throw new SyntaxError('The style sheet has a } without a {.');
      if (rule.tokens.length > 0) {
        rules.push({
          selectors: rule.header.split(',').map((selector) => selector.trim()),
          condition: open.at(-1)?.header,
          description: rule.description,
          tokens: rule.tokens,
        });
      }
      [text, section, last] = ['', undefined, undefined];
    } else if (piece === ';') {
      declare();
    } else {
      if (BLANK_LINE.test(piece) && last) section = undefined;
      text += piece;
    }
  }
  return rules;
}

const oneLine = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();
