import { Visitor, type ESTree } from 'vite';
import { parseSource, type SourceFile } from './workspace';

/** The package that declares the calls; its own files import them by relative paths. */
const CONTRACT = 'packages/api-client/src/';
/** Derives a command from each call with the operator's key. */
export const OPERATOR_CLIENT = 'tooling/operator-cli/src/commands.ts';

/** Functions that only name a call: its cached data is addressed or discarded, and nothing is sent. */
const NAMING = new Set(['apiQueryKey']);

/**
 * The files that make each call: those that import it as a value and pass it on, for example to `useApiQuery`
 * or `client.call`. An element of an array isn't passed on: such a list names the calls to refetch.
 */
export function callersByCall(
  sources: readonly SourceFile[],
): ReadonlyMap<string, readonly string[]> {
  const callers = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of callsMadeBy(source)) {
      callers.set(name, [...(callers.get(name) ?? []), source.path]);
    }
  }
  return callers;
}

function callsMadeBy(source: SourceFile): ReadonlySet<string> {
  const isContract = source.path.startsWith(CONTRACT);
  if (!isContract && !source.text.includes('@perya/api-client')) return new Set();
  const program = parseSource(source);
  const imported = new Map(
    program.body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
      const from = node.source.value;
      if (!(isContract ? from.startsWith('.') : from.startsWith('@perya/api-client'))) return [];
      return node.specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? [[specifier.local.name, specifier.imported.name] as const]
          : [],
      );
    }),
  );
  if (imported.size === 0) return new Set();
  const naming = new Set<ESTree.Node>();
  const made = new Set<string>();
  new Visitor({
    ImportDeclaration: ({ specifiers }) => {
      for (const specifier of specifiers) {
        naming.add(specifier.local);
        if (specifier.type === 'ImportSpecifier') naming.add(specifier.imported);
      }
    },
    CallExpression: ({ callee, arguments: values }) => {
      if (callee.type !== 'Identifier' || !NAMING.has(callee.name)) return;
      for (const value of values) naming.add(value);
    },
    ArrayExpression: ({ elements }) => {
      for (const element of elements) {
        if (element?.type === 'Identifier') naming.add(element);
      }
    },
    Identifier: (node) => {
      const name = imported.get(node.name);
      if (name !== undefined && !naming.has(node)) made.add(name);
    },
  }).visit(program);
  return made;
}
