import { posix } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { callersByCall, OPERATOR_CLIENT } from './callers';
import { CALL_HEADINGS, type Call } from './coverage';
import { parseSource, type SourceFile } from './workspace';

/** A call of the contract, as listed in the table. */
export interface DeclaredCall extends Call {
  tag: string;
  auth: string;
  encrypted: boolean;
  idempotent: boolean;
  spec: string;
}

export interface CallSources {
  /** The files that declare the calls. */
  contract: readonly SourceFile[];
  gateway: readonly SourceFile[];
  /** The code of pages, of the site's server and of the API client itself, without tests and stories. */
  callers: readonly SourceFile[];
  /** The tests of all packages and apps. */
  tests: readonly SourceFile[];
}

const START = '<!-- calls:start -->';
const END = '<!-- calls:end -->';

/** Inserts `table` between the markers of the page. */
export function withCallTable(page: string, table: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start === -1 || end < start) throw new Error(`The page has no ${START} before ${END}.`);
  return `${page.slice(0, start + START.length)}\n\n${table}\n\n${page.slice(end)}`;
}

/** One row per call, by tag: who calls it, its declaration, the gateway's files that handle it, and its tests. */
export function callTable(
  calls: readonly DeclaredCall[],
  { contract, gateway, callers, tests }: CallSources,
): string {
  const declared = declaringFiles(contract);
  const served = servingFiles(gateway);
  const importing = testsByCall(tests);
  const calling = callersByCall(callers);
  const rows = calls.toSorted(byTag).map((call) => {
    const declaration = declared.get(call.id);
    if (declaration === undefined) throw new Error(`No file of the contract declares ${call.id}.`);
    const answers = served.get(call.id) ?? [];
    return [
      nameOf(call),
      call.tag,
      call.spec.replaceAll('|', '\\|'),
      listOf(callersOf(call, calling)),
      listOf([declaration, ...answers]),
      listOf(testsOf(call.id, answers, importing.get(call.id) ?? [])),
    ];
  });
  return [CALL_HEADINGS, CALL_HEADINGS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The ids of the calls that nobody makes. */
export function callsWithoutCaller(
  calls: readonly DeclaredCall[],
  callers: readonly SourceFile[],
): string[] {
  const calling = callersByCall(callers);
  return calls.filter((call) => callersOf(call, calling).length === 0).map(({ id }) => id);
}

function callersOf(
  { id, auth }: DeclaredCall,
  calling: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [...(calling.get(id) ?? []), ...(auth === 'operator' ? [OPERATOR_CLIENT] : [])];
}

/** The gateway's files that handle each call: the one with its route, and the one with its handler. */
export function servingFiles(
  sources: readonly SourceFile[],
): ReadonlyMap<string, readonly string[]> {
  const paths = new Set(sources.map(({ path }) => path));
  const files = new Map<string, readonly string[]>();
  for (const source of sources.filter(({ text }) => text.includes('serve('))) {
    const program = parseSource(source);
    const imports = importsOf(program);
    new Visitor({
      CallExpression: ({ callee, arguments: [call, handler] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'serve') return;
        if (call?.type !== 'Identifier') return;
        const from = imports.get(functionName(handler) ?? '');
        const file = from && resolved(source.path, from, paths);
        files.set(call.name, [source.path, ...(file === undefined ? [] : [file])]);
      },
    }).visit(program);
  }
  return files;
}

/** The file that declares each call; `contract.test.ts` finds the declarations in the same way. */
function declaringFiles(sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/^ +id: '(\w+)',\n +tag: '/gm)].map(([, id = '']) => [id, path] as const),
    ),
  );
}

/** The tests that import each call. */
function testsByCall(tests: readonly SourceFile[]): ReadonlyMap<string, readonly SourceFile[]> {
  const found = new Map<string, SourceFile[]>();
  for (const test of tests) {
    const imports = test.text.matchAll(/import \{([^}]*)\} from '@perya\/api-client'/g);
    for (const name of [...imports].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])) {
      found.set(name, [...(found.get(name) ?? []), test]);
    }
  }
  return found;
}

/**
 * The tests of a call among those that import it: those beside its `answers`, or, without any, the one that
 * names the call most often, preferably in the gateway.
 */
function testsOf(
  id: string,
  answers: readonly string[],
  importing: readonly SourceFile[],
): readonly string[] {
  const folders = new Set(answers.map((path) => posix.dirname(path)));
  const beside = importing.filter(({ path }) => folders.has(posix.dirname(path)));
  if (beside.length > 0) return beside.map(({ path }) => path);
  const ofGateway = importing.filter(({ path }) => path.startsWith('apps/gateway/'));
  const uses = ({ text }: SourceFile) => text.match(new RegExp(`\\b${id}\\b`, 'g'))?.length ?? 0;
  return (ofGateway.length > 0 ? ofGateway : importing)
    .toSorted((left, right) => uses(right) - uses(left))
    .slice(0, 1)
    .map(({ path }) => path);
}

function byTag(left: DeclaredCall, right: DeclaredCall): number {
  return left.tag.localeCompare(right.tag) || left.id.localeCompare(right.id);
}

function nameOf({ id, method, path, auth, encrypted, idempotent }: DeclaredCall): string {
  const notes = [
    encrypted && 'encrypted',
    idempotent && 'once per key',
    auth === 'token' && 'token',
  ].filter((note) => note !== false);
  return `\`${id}\` ${method} ${path}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function listOf(paths: readonly string[]): string {
  return paths.length > 0 ? paths.map((path) => `\`${path}\``).join(', ') : '—';
}

/** The imported names of a module, and their sources. */
function importsOf({ body }: ESTree.Program): ReadonlyMap<string, string> {
  return new Map(
    body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }) => [local.name, node.source.value] as const)
        : [],
    ),
  );
}

/** The name of a handler: `place`, `avatar` for `avatar.choose`, `menuOf` for `() => menuOf()`. */
function functionName(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return functionName(node.object);
  if (node?.type === 'CallExpression') return functionName(node.callee);
  const isCall = node?.type === 'ArrowFunctionExpression' && node.body.type === 'CallExpression';
  return isCall ? functionName(node.body) : undefined;
}

function resolved(importer: string, from: string, paths: ReadonlySet<string>): string | undefined {
  const path = posix.join(posix.dirname(importer), from);
  return [`${path}.ts`, `${path}/index.ts`].find((file) => paths.has(file));
}
