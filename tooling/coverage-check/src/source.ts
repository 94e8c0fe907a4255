import { parseSync, type ESTree } from 'vite';

export interface SourceFile {
  path: string;
  text: string;
}

/** The syntax tree of a file, or an error that names the file. */
export function parseSource({ path, text }: SourceFile): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return program;
}
