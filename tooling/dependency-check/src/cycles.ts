import { posix } from 'node:path';
import { importsOf, isTest, type SourceFile } from './imports.ts';

interface Edge {
  file: string;
  imports: string;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, Edge>>;

/**
 * One message per import cycle between folders, or between files of one folder. Type-only imports don't
 * count, because they don't exist at run time. Dynamic imports do.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const edges = edgesOf(files);
  const folders = graphOf(edges, (path) => posix.dirname(path));
  const within = graphOf(
    edges.filter(({ file, imports }) => posix.dirname(file) === posix.dirname(imports)),
    (path) => path,
  );
  return [
    ...sentences(folders, 'Move the shared code into a folder below them.'),
    ...sentences(within, 'Move the shared code into a separate file.'),
  ];
}

function sentences(graph: Graph, remedy: string): string[] {
  return cyclesOf(graph).map((nodes) => {
    const inside = nodes.flatMap((from) => nodes.flatMap((to) => graph.get(from)?.get(to) ?? []));
    const shown = inside.map(({ file, imports }) => `${file} imports ${imports}`).join('; ');
    return `${nodes.join(', ')} import one another: ${shown}. ${remedy}`;
  });
}

/** All imports between files. */
function edgesOf(files: readonly SourceFile[]): Edge[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path: file, text }) =>
    isTest(file)
      ? []
      : importsOf(file, text).flatMap(({ path: target, isType }) => {
          const imports = [`${target}/index.ts`, `${target}.ts`, `${target}.tsx`, target].find(
            (name) => known.has(name),
          );
          return isType || imports === undefined ? [] : [{ file, imports }];
        }),
  );
}

/** For each node, the nodes that it imports, each with the first import. */
function graphOf(edges: readonly Edge[], nodeOf: (path: string) => string): Graph {
  const graph = new Map<string, Map<string, Edge>>();
  for (const edge of edges) {
    const [from, to] = [nodeOf(edge.file), nodeOf(edge.imports)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Edge>();
    graph.set(from, targets);
    if (!targets.has(to)) targets.set(to, edge);
  }
  return graph;
}

/** Tarjan's strongly connected components of more than one node. */
function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.size - 1;
    stack.push(node);
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const cycle = stack.splice(stack.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return low;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
