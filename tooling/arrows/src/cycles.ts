import { posix } from 'node:path';
import { importsOf, isTest, type SourceFile } from './imports.ts';

interface Edge {
  file: string;
  imports: string;
}

/**
 * One sentence for each group of folders that import one another. Imports of types alone don't count:
 * they are gone at run time. Dynamic imports do.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const edges = edgesOf(files);
  return cyclesOf(edges).map((folders) => {
    const within = folders.flatMap((from) =>
      folders.flatMap((to) => edges.get(from)?.get(to) ?? []),
    );
    const shown = within.map(({ file, imports }) => `${file} imports ${imports}`).join('; ');
    return `${folders.join(', ')} import one another: ${shown}. Move what they share into a folder below them.`;
  });
}

/** For each folder the folders that it imports, each with the first import that does. */
function edgesOf(files: readonly SourceFile[]): Map<string, Map<string, Edge>> {
  const known = new Set(files.map(({ path }) => path));
  const edges = new Map<string, Map<string, Edge>>();
  for (const { path, text } of files) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    for (const { path: target, isType } of importsOf(path, text)) {
      const file = [`${target}/index.ts`, `${target}.ts`, `${target}.tsx`, target].find((name) =>
        known.has(name),
      );
      if (isType || file === undefined || posix.dirname(file) === folder) continue;
      const from = edges.get(folder) ?? new Map<string, Edge>();
      edges.set(folder, from);
      const to = posix.dirname(file);
      if (!from.has(to)) from.set(to, { file: path, imports: file });
    }
  }
  return edges;
}

/** Tarjan's strongly connected components of more than one folder. */
function cyclesOf(edges: ReadonlyMap<string, ReadonlyMap<string, Edge>>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (folder: string): number => {
    order.set(folder, order.size);
    let low = order.size - 1;
    stack.push(folder);
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(folder)) {
      const cycle = stack.splice(stack.indexOf(folder));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return low;
  };

  for (const folder of edges.keys()) if (!order.has(folder)) visit(folder);
  return cycles;
}
