/** A fenced block of TypeScript in a README or in a doc comment. */
export interface Example {
  /** Path from the root of the repository. */
  file: string;
  /** Line of the code's first line, from 1. */
  line: number;
  isTsx: boolean;
  code: string;
}

export interface Extraction {
  examples: readonly Example[];
  /** Blocks that can't be checked: without a language, or skipped without a reason. */
  errors: readonly string[];
}

interface SourceText {
  path: string;
  text: string;
}

const FENCE = /^( *)```(.*)$/;
const DOC_COMMENT = /\/\*\*[^]*?\*\//g;
const COMMENT_MARGIN = /^\s*(?:\/\*\*|\*(?!\/)) ?/;
/** A block that isn't meant to compile says why: ```` ```ts ignore: an excerpt ````. */
const IGNORED = /^tsx? ignore(?:: *(.+))?$/;

/** The examples of a Markdown file. */
export function examplesOfMarkdown({ path, text }: SourceText): Extraction {
  return blocksOf(path, text.split('\n'), 1);
}

/** The examples in the doc comments of a source file. An `@example` must be fenced. */
export function examplesOfSource({ path, text }: SourceText): Extraction {
  const found = [...text.matchAll(DOC_COMMENT)].map(({ 0: comment, index }) => {
    const firstLine = text.slice(0, index).split('\n').length;
    const lines = comment.split('\n').map((line) => line.replace(COMMENT_MARGIN, ''));
    const extraction = blocksOf(path, lines, firstLine);
    const tags = lines.filter((line) => line.startsWith('@example')).length;
    const isUnfenced = extraction.errors.length === 0 && extraction.examples.length < tags;
    const error = `${path}:${firstLine}: fence the @example as \`\`\`ts or \`\`\`tsx.`;
    return isUnfenced ? { ...extraction, errors: [error] } : extraction;
  });
  return mergeExtractions(found);
}

export function mergeExtractions(all: readonly Extraction[]): Extraction {
  return {
    examples: all.flatMap(({ examples }) => examples),
    errors: all.flatMap(({ errors }) => errors),
  };
}

function blocksOf(file: string, lines: readonly string[], firstLine: number): Extraction {
  const examples: Example[] = [];
  const errors: string[] = [];
  let open: { info: string; indent: number; from: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const fence = FENCE.exec(line);
    if (fence === null) continue;
    const [, indent = '', info = ''] = fence;
    if (open === undefined) {
      open = { info: info.trim(), indent: indent.length, from: at + 1 };
      continue;
    }
    const place = `${file}:${firstLine + open.from - 1}`;
    const ignored = IGNORED.exec(open.info);
    if (open.info === 'ts' || open.info === 'tsx') {
      const code = lines.slice(open.from, at).map((each) => each.slice(open?.indent));
      examples.push({
        file,
        line: firstLine + open.from,
        isTsx: open.info === 'tsx',
        code: code.join('\n'),
      });
    } else if (open.info === '') {
      errors.push(`${place}: name the language of the block; \`text\` if it has none.`);
    } else if (ignored !== null && ignored[1] === undefined) {
      errors.push(`${place}: say why the block isn’t checked: \`ts ignore: REASON\`.`);
    }
    open = undefined;
  }
  return { examples, errors };
}
