import type { AnyEndpoint } from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { ExpectedError } from '@perya/launcher';

/** A call of the tag Operator as a command. */
export interface Command {
  /** `opsDecideWithdrawal` is `decide-withdrawal`. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly fields: readonly Field[];
}

/** A field of a command: given in order if it's a part of the path, by name otherwise. */
interface Field {
  readonly name: string;
  readonly isInPath: boolean;
  readonly isRequired: boolean;
  /** A list is given with commas; an empty text is an empty list. */
  readonly type: 'boolean' | 'list' | 'number' | 'text';
  /** The only values that it takes, if there are such. */
  readonly values?: readonly string[];
}

/** The part of a Valibot schema that a command reads. */
interface FieldSchema {
  readonly type: string;
  readonly wrapped?: FieldSchema;
  readonly fieldName?: string;
  /** The wire's values of a field that takes one of several. */
  readonly options?: readonly string[];
  readonly codec?: { decode(wire: string): string };
}

/** By the type of the field's schema; any other is a text. */
const TYPES: Readonly<Record<string, Field['type']>> = {
  array: 'list',
  boolean: 'boolean',
  number: 'number',
};

/** Every command, derived from the contract. */
export const COMMANDS: readonly Command[] = Object.values<AnyEndpoint>(contract)
  .filter(({ auth }) => auth === 'operator')
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint, fields: fieldsOf(endpoint) }));

function nameOf({ id }: AnyEndpoint): string {
  return id
    .replace(/^ops/, '')
    .replaceAll(/[A-Z]/g, (letter, index) => `${index > 0 ? '-' : ''}${letter.toLowerCase()}`);
}

function fieldsOf({ request, path }: AnyEndpoint): Field[] {
  const { entries } = request as { entries?: Readonly<Record<string, FieldSchema>> };
  return Object.entries(entries ?? {}).map(([wireName, schema]) => {
    const { type, options, codec } = schema.wrapped ?? schema;
    return {
      name: schema.fieldName ?? wireName,
      isInPath: path.includes(`{${wireName}}`),
      isRequired: schema.wrapped === undefined,
      type: TYPES[type] ?? 'text',
      ...(options && { values: options.map((wire) => codec?.decode(wire) ?? wire) }),
    };
  });
}

/** How a command is written: `decide-dispute ID --outcome=arrived|paidAgain|refunded --reason=…`. */
export function usageOf({ name, fields }: Command): string {
  const parts = fields.map((field) => {
    if (field.isInPath) return field.name.toUpperCase();
    const example = field.type === 'list' ? '…,…' : (field.values ?? ['…']).join('|');
    const option = `--${field.name}=${example}`;
    return field.isRequired ? option : `[${option}]`;
  });
  return [name, ...parts].join(' ');
}

/** All commands with their summaries. */
export const helpText = (): string =>
  [
    'Usage: pnpm ops COMMAND [ID] [--field=value …]',
    '',
    ...COMMANDS.flatMap((command) => [
      `  ${usageOf(command)}`,
      `      ${command.endpoint.summary}`,
    ]),
    '',
    'OPERATOR_URL is the gateway (default http://127.0.0.1:4180), OPERATOR_KEY the key (default: that of the local',
    'data folder).',
  ].join('\n');

/** Finds the command and its input in the arguments, or throws an `ExpectedError` that says what is wrong. */
export function parseArguments(args: readonly string[]): {
  command: Command;
  input: Readonly<Record<string, unknown>>;
} {
  const [name, ...rest] = args;
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) throw new ExpectedError(`Unknown command “${name}”.\n\n${helpText()}`);
  const options = rest.filter((argument) => argument.startsWith('--'));
  const positional = rest.filter((argument) => !argument.startsWith('--'));
  const inPath = command.fields.filter(({ isInPath }) => isInPath);
  if (positional.length !== inPath.length) throw wrongUsage(command);
  const given = [
    ...inPath.map((field, index) => [field, positional[index] ?? ''] as const),
    ...options.map((option) => parseOption(command, option)),
  ];
  return {
    command,
    input: Object.fromEntries(given.map(([field, text]) => [field.name, valueOf(field, text)])),
  };
}

function parseOption(command: Command, option: string): readonly [Field, string] {
  const [, name, text] = /^--([^=]+)=(.*)$/s.exec(option) ?? [];
  const field = command.fields.find((each) => each.name === name && !each.isInPath);
  if (field === undefined || text === undefined) throw wrongUsage(command);
  return [field, text];
}

function valueOf(
  { name, type, values }: Field,
  text: string,
): boolean | number | string | string[] {
  if (values !== undefined && !values.includes(text)) {
    throw new ExpectedError(`--${name} is “${text}”: give one of ${values.join(', ')}.`);
  }
  if (type === 'text') return text;
  if (type === 'list') return text === '' ? [] : text.split(',');
  if (type === 'number' && /^\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  throw new ExpectedError(
    `--${name} is “${text}”: ${type === 'number' ? 'give a number' : 'give true or false'}.`,
  );
}

const wrongUsage = (command: Command) => new ExpectedError(`Usage: pnpm ops ${usageOf(command)}`);
