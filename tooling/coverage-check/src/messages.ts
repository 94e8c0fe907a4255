import { Visitor, type ESTree } from 'vite';
import { parseSource, type SourceFile } from './workspace';

/** A key that the gateway sends for the site to translate. */
export interface Sent {
  name: string;
  /** `path:line`. */
  at: string;
}

export interface SentNames {
  messageKeys: Sent[];
  patternIds: Sent[];
  /** One message per message key that can't be determined statically. */
  unread: string[];
}

/** The third argument of `new Rejection(status, code, messageKey)`. */
const KEY_ARGUMENT = 2;

/** The message keys and pattern ids that are literals in a source file. */
export function sentNames({ path, text }: SourceFile): SentNames {
  const program = parseSource({ path, text });
  const functions = functionsOf(program);
  const found: SentNames = { messageKeys: [], patternIds: [], unread: [] };
  const at = ({ start }: { start: number }) => `${path}:${text.slice(0, start).split('\n').length}`;

  const readKey = (expression: ESTree.Node) => {
    // Forwarded keys are checked where they're written.
    if (expression.type === 'Identifier' && expression.name === 'messageKey') return;
    const names = literalsOf(expression, functions);
    found.messageKeys.push(...(names ?? []).map((name) => ({ name, at: at(expression) })));
    if (names === undefined) {
      found.unread.push(
        `${at(expression)}: this message key is computed, so its text cannot be checked; write it as a literal, or choose among literals in a function of the same file.`,
      );
    }
  };

  new Visitor({
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Rejection') return;
      const key = given[KEY_ARGUMENT];
      if (key) readKey(key);
    },
    Property: ({ key, value, shorthand }) => {
      if (key.type !== 'Identifier' || shorthand) return;
      if (key.name === 'messageKey') readKey(value);
      if (key.name === 'patternId' && value.type === 'Literal' && typeof value.value === 'string') {
        found.patternIds.push({ name: value.value, at: at(value) });
      }
    },
  }).visit(program);
  return found;
}

/** One message per message key without a translation. */
export function findUntranslatedKeys(sent: readonly Sent[], catalogue: object): string[] {
  const words = new Set(keysOf(catalogue));
  return sent
    .filter(({ name }) => !words.has(name) && !words.has(`${name}_other`))
    .map(
      ({ name, at }) => `${at}: "${name}" has no text in the error catalogues of packages/i18n.`,
    );
}

/** Keys that a platform other than the gateway may send, with the reason why the gateway never does. */
const SENT_ELSEWHERE: Readonly<Record<string, string>> = {
  // Decision 0011: the gateway doesn't reveal who has an account. A platform that does sends §8's message.
  username_or_email_unknown: 'decision 0011',
};

/**
 * One message per error key that no source raises: as a literal, or as the name of a property (a table of keys).
 * `pattern` and `form` are groups of the catalogue whose keys are also written without the group.
 */
export function findUnraisedKeys(catalogue: object, sources: readonly SourceFile[]): string[] {
  const raised = new Set(sources.flatMap(namesIn));
  return [...new Set(keysOf(catalogue).map((key) => key.replace(PLURAL_FORM, '')))]
    .filter((key) => !(key in SENT_ELSEWHERE))
    .filter((key) => !raised.has(key) && !raised.has(key.slice(key.lastIndexOf('.') + 1)))
    .map((key) => `"${key}" is raised by no source: raise it, or delete it from the catalogues.`);
}

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

function namesIn({ path, text }: SourceFile): string[] {
  const names: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') names.push(value.replace(/^errors:/, ''));
    },
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') names.push(key.name);
    },
  }).visit(parseSource({ path, text }));
  return names;
}

/** The keys of the texts, including their groups: `form.required`. */
function keysOf(catalogue: object, group = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${group}${key}.`)
      : [`${group}${key}`],
  );
}

type Functions = ReadonlyMap<string, ESTree.Node>;

/** The functions of a module by name, if they can return a key. */
function functionsOf(program: ESTree.Program): Functions {
  const functions = new Map<string, ESTree.Node>();
  new Visitor({
    FunctionDeclaration: (node) => {
      if (node.id && node.body) functions.set(node.id.name, node.body);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') {
        functions.set(id.name, init.body);
      }
    },
  }).visit(program);
  return functions;
}

/** All strings that an expression can evaluate to; undefined if it can't be determined statically. */
function literalsOf(node: ESTree.Node, functions: Functions): string[] | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  if (node.type === 'ConditionalExpression') {
    return together([node.consequent, node.alternate], functions);
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const { name } = node.callee;
    const body = functions.get(name);
    // Prevents infinite recursion.
    const others = new Map([...functions].filter(([other]) => other !== name));
    if (body?.type === 'BlockStatement') return together(returnsOf(body), others);
    return body && literalsOf(body, others);
  }
  return undefined;
}

function together(nodes: readonly ESTree.Node[], functions: Functions): string[] | undefined {
  const parts = nodes.map((node) => literalsOf(node, functions));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function returnsOf(block: ESTree.BlockStatement): ESTree.Node[] {
  const found: ESTree.Node[] = [];
  new Visitor({
    ReturnStatement: ({ argument }) => {
      if (argument) found.push(argument);
    },
  }).visit({ ...EMPTY_PROGRAM, body: [block] });
  return found;
}

/** The visitor requires a program as its root. */
const EMPTY_PROGRAM: ESTree.Program = {
  type: 'Program',
  sourceType: 'module',
  hashbang: null,
  body: [],
  start: 0,
  end: 0,
};
