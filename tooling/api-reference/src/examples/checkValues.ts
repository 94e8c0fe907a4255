import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { ExampleFile } from './exampleProject.ts';

/** What follows a statement whose value the example shows: `countBets(…); // => 6`. */
const EXPECTED = /^[^\S\n]*\/\/ => (.+)/;
const HELPER = new URL('expectValue.ts', import.meta.url).href;

/** Runs the examples that show values with `// =>`; returns one message per example with a wrong one. */
export async function checkExampleValues(files: readonly ExampleFile[]): Promise<{
  errors: string[];
  /** How many values were compared. */
  compared: number;
}> {
  const errors: string[] = [];
  let compared = 0;
  for (const file of files) {
    const { code, count } = withChecks(file);
    if (count === 0) continue;
    if (file.isTsx) {
      errors.push(`${file.file}:${file.line}: only a block fenced as \`ts\` can show values.`);
      continue;
    }
    compared += count;
    const path = file.path.replace(/\.ts$/, '.run.ts');
    writeFileSync(path, code);
    try {
      await import(pathToFileURL(path).href);
    } catch (error) {
      const { message } = error as Error;
      const isPlaced = message.startsWith(`${file.file}:`);
      errors.push(isPlaced ? message : `${file.file}:${file.line}: ${message}`);
    }
  }
  return { errors, compared };
}

/** The example with a call of `expectValue` for each value it shows. */
export function withChecks({ file, line, isTsx, code }: Omit<ExampleFile, 'path'>): {
  code: string;
  count: number;
} {
  const source = ts.createSourceFile(isTsx ? 'a.tsx' : 'a.ts', code, ts.ScriptTarget.Latest, true);
  let count = 0;
  const statements = source.statements.map((statement) => {
    const expected = EXPECTED.exec(code.slice(statement.end))?.[1];
    const text = statement.getText(source);
    const shown = expected === undefined ? undefined : shownExpression(statement, source);
    if (shown === undefined) return text;
    count += 1;
    const { line: at } = source.getLineAndCharacterOfPosition(statement.getStart(source));
    const place = JSON.stringify(`${file}:${line + at}`);
    const check = `expectValue(${shown}, (${expected}), ${place});`;
    return ts.isExpressionStatement(statement) ? check : `${text}\n${check}`;
  });
  const imported = `import { expectValue } from ${JSON.stringify(HELPER)};`;
  return { code: `${imported}\n${statements.join('\n')}\n`, count };
}

/** The expression of a statement, or the name that it declares. */
function shownExpression(statement: ts.Statement, source: ts.SourceFile): string | undefined {
  if (ts.isExpressionStatement(statement)) return statement.expression.getText(source);
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations[0]?.name.getText(source);
}
