import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

import { IS_TEST_RUN, type StoryCheck } from './otherTheme.ts';

/** Larger values aren't edited by hand, and the editor of objects would render each part. */
const MOST_PARTS = 200;

const NO_CONTROL = { disable: true } as const;

/**
 * Gives each prop the control that fits its type, or its value in the story. The documented type of an
 * optional prop includes `undefined`, for which Storybook would offer an editor of objects; and React
 * elements and functions can't be edited at all.
 */
export const enhanceControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => [name, withControl(argTypes[name] ?? { name }, initialArgs[name])]),
  );
};

// After the types have been read from the components.
enhanceControls.secondPass = true;

/** As a test, each story is also checked to have no control that would show the inside of an element. */
export const checkControls: StoryCheck = ({ argTypes, initialArgs, viewMode }) => {
  if (viewMode !== 'story' || !IS_TEST_RUN) return;
  const unfit = uneditable(argTypes, initialArgs);
  if (unfit.length > 0) throw new Error(`Can't be edited by their controls: ${unfit.join(', ')}`);
};

/** The args that have a control but no value that it can edit. */
export function uneditable(
  argTypes: Readonly<Record<string, StrictInputType>>,
  args: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(args)
    .filter(([name, value]) => hasControl(argTypes[name]) && !isPlainData(value))
    .map(([name]) => name);
}

function hasControl(argType: StrictInputType | undefined): boolean {
  const control: unknown = argType?.control;
  return typeof control === 'object' && control !== null && !('disable' in control);
}

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  const readable = { ...argType, ...tableOf(argType) };
  // Chosen by the author of the story.
  if (argType.control !== undefined || argType.options !== undefined) return readable;
  const type = editableType(argType.type, value);
  return type === null ? { ...readable, control: NO_CONTROL } : { ...readable, type };
}

/** The type from which Storybook derives the control; null if there is nothing to edit. */
function editableType(documented: SBType | undefined, value: unknown): SBType | null {
  const required = documented?.required ?? false;
  const members = documented ? membersOf(documented) : [];
  const [first] = members;
  if (members.length > 0 && members.every(isEnum)) {
    return { name: 'enum', required, value: members.flatMap((member) => member.value) };
  }
  if (first && members.length === 1 && isScalar(first)) return { name: first.name, required };
  if (documented?.name === 'function') return documented;
  if (typeof value === 'string') return { name: 'string', required };
  if (typeof value === 'number') return { name: 'number', required };
  if (typeof value === 'boolean') return { name: 'boolean', required };
  const isData = typeof value === 'object' && value !== null && isPlainData(value);
  return isData ? { name: 'object', required, value: {} } : null;
}

/** The types of a union, except those of a missing value. */
function membersOf(type: SBType): readonly SBType[] {
  if (type.name === 'union') return type.value.flatMap(membersOf);
  if (type.name === 'other' && ['undefined', 'null'].includes(type.value)) return [];
  return [type];
}

const isEnum = (type: SBType) => type.name === 'enum';

const isScalar = (type: SBType): type is SBType & { name: 'boolean' | 'string' | 'number' } =>
  type.name === 'boolean' || type.name === 'string' || type.name === 'number';

/** Whether a value consists of texts, numbers, lists and plain objects alone, and of few of them. */
export function isPlainData(value: unknown): boolean {
  let left = MOST_PARTS;
  const isPlain = (part: unknown): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (part === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof part)) {
      return true;
    }
    if (typeof part !== 'object' || '$$typeof' in part) return false;
    if (Array.isArray(part)) return part.every(isPlain);
    const prototype: unknown = Object.getPrototypeOf(part);
    return prototype === Object.prototype && Object.values(part).every(isPlain);
  };
  return isPlain(value);
}

/** Shows a union as it is written, without `undefined`: an optional prop isn't marked as required anyway. */
function tableOf({ type, table }: StrictInputType): Pick<StrictInputType, 'table'> {
  if (table?.type?.summary !== 'union' || typeof type?.raw !== 'string') return {};
  const summary = type.raw
    .replace(/\s*\|\s*undefined$/u, '')
    .replace(/^\|\s*/u, '')
    .replace(/^\((.*)\)$/su, '$1')
    .replaceAll(/\s+/gu, ' ');
  return { table: { ...table, type: { ...table.type, summary } } };
}
