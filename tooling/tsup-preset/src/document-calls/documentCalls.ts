/** What the doc comment of a call says, from its declaration. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  /** One sentence. */
  readonly summary: string;
}

const DECLARATION = /^(?:export )?(?:declare )?const (\w+): Endpoint</;

/**
 * Adds a doc comment to the declaration of each call that has none: its summary, method and path. The calls
 * say this about themselves as data, so the source has no second text that could differ.
 *
 * @param declarations text of a bundled declaration file
 * @param calls the contract's calls by name
 */
export function documentCalls(
  declarations: string,
  calls: Readonly<Record<string, DocumentedCall>>,
): { text: string; documented: readonly string[] } {
  const documented: string[] = [];
  const lines = declarations.split('\n');
  const text = lines
    .flatMap((line, at) => {
      const name = DECLARATION.exec(line)?.[1];
      if (name === undefined || !Object.hasOwn(calls, name)) return [line];
      documented.push(name);
      const call = calls[name];
      const isDocumented = lines[at - 1]?.trimEnd().endsWith('*/') === true;
      return call === undefined || isDocumented ? [line] : [commentOf(call), line];
    })
    .join('\n');
  return { text, documented };
}

function commentOf({ method, path, summary }: DocumentedCall): string {
  // A `*/` in a text would end the comment.
  return `/**\n * ${summary.replaceAll('*/', '*\\/')}\n *\n * \`${method} ${path}\`\n */`;
}
