import { importsOf, isTest, type Import, type SourceFile } from './imports.ts';

/**
 * The parts of the gateway; each may import those before it. Files outside them (src/start.ts) may import
 * any.
 */
const PARTS = [
  'demo',
  'kernel',
  'modules/brand',
  'modules/identity',
  'modules/messaging',
  'modules/bets',
  'modules/protection',
  'modules/money',
  'modules/games',
  'modules/content',
  'modules/lottery',
  'modules/agents',
  'modules/rewards',
  'modules/records',
  'modules/art',
  'flows',
  'sandbox',
] as const;

/** They list the parts and tables of every module. */
const LISTS: ReadonlySet<string> = new Set(['allModules.ts', 'schema.ts']);

/** One message per disallowed import in the gateway's source. */
export function wrongGatewayImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    isTest(path)
      ? []
      : importsOf(path, text).flatMap((target) => {
          const error = errorOf(path, target);
          return error === undefined
            ? []
            : [`apps/gateway/src/${path} imports ${target.path}: ${error}`];
        }),
  );
}

function errorOf(from: string, { path, isType }: Import): string | undefined {
  const [own, other] = [partOf(from), partOf(path)];
  if (own === other) return undefined;
  if (own === 'kernel') {
    return 'the kernel imports nothing else. Pass it in from src/start.ts, or add a field to Module.';
  }
  const isBelow = own === undefined || (other !== undefined && rank(other) < rank(own));
  if (!isBelow && !isType) {
    return own?.startsWith('modules/')
      ? 'a module imports only those before it. Move code that needs both into a flow, or move the shared code down.'
      : 'this part may not import the code that assembles it. Pass it in from src/start.ts.';
  }
  const isInside = other?.startsWith('modules/') === true && path !== other;
  if (isInside && !isType && !LISTS.has(from) && !(isSchema(from) && isSchema(path))) {
    return `a module is imported only through its index. Import ${other}, and export it there.`;
  }
  return undefined;
}

/**
 * One message per write of a module to another module's table: `insert`, `update` and `delete` of the
 * database, and SQL texts that name the table.
 */
export function foreignWrites(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const own = partOf(path);
    if (isTest(path) || isSeed(path) || own?.startsWith('modules/') !== true) return [];
    const foreign = importsOf(path, text).flatMap(({ path: target, names }) => {
      const other = partOf(target);
      const isForeign = other?.startsWith('modules/') === true && other !== own;
      return isForeign ? names.map((name) => [name, other] as const) : [];
    });
    const ownerOf = new Map(foreign);
    return [...text.matchAll(WRITE)].flatMap(({ groups = {} }) => {
      const table = groups['table'] ?? groups['inText'] ?? '';
      const owner = ownerOf.get(table);
      return owner === undefined
        ? []
        : [
            `apps/gateway/src/${path} writes ${table} of ${owner}: code that writes to two modules is a flow. Move it to src/flows, or call a function of ${owner} that writes it.`,
          ];
    });
  });
}

const WRITE =
  /\.(?:insert|update|delete)\(\s*(?<table>\w+)\s*\)|(?:insert into|update|delete from)\s+\$\{(?<inText>\w+)\}/g;

/** Demo data and benchmarks fill tables of several modules. */
const isSeed = (path: string) => /\/(?:seed\w*|settlementLoad)\.ts$/.test(path);

/** Tables reference other tables: drizzle-kit loads these files without everything that an index imports. */
const isSchema = (path: string) => /\/schema(?:\.ts)?$/.test(path);

const rank = (part: string) => PARTS.findIndex((known) => known === part);

const partOf = (path: string): string | undefined =>
  PARTS.find((part) => path === part || path.startsWith(`${part}/`));
