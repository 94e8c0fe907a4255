import { Visitor, type ESTree } from 'vite';
import { parseSource, type SourceFile } from './workspace';

/** A variable, property or function whose value is a brand: `brand`, `ctx.brand.current`, `useBrand()`. */
const BRAND = /^(?:use)?brand(?:pack|now)?$|brand$/i;

/** The fields of the object that a file's variable is initialized with, through any calls around it. */
export function fieldsOf(source: SourceFile, variable: string): string[] {
  let fields: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === variable) fields = keysOf(init);
    },
  }).visit(parseSource(source));
  return fields;
}

function keysOf(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === 'CallExpression') return keysOf(node.arguments[0]);
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

/**
 * The settings of a brand that some code reads: properties of an expression that is named after the brand,
 * and names that are destructured from one or from a parameter of the type `Brand`.
 *
 * @param copiesCount whether copying a setting to a property of the same name is reading it. In the gateway it
 * is, because that is how a setting is sent to the site.
 */
export function brandFieldsRead(
  sources: readonly SourceFile[],
  { copiesCount }: { copiesCount: boolean },
): ReadonlySet<string> {
  const read = new Set<string>();
  for (const source of sources.filter(({ text }) => /brand/i.test(text))) {
    const properties: ESTree.Node[] = [];
    new Visitor({
      Property: ({ key }) => void properties.push(key),
      'Property:exit': () => void properties.pop(),
      MemberExpression: ({ object, property, computed }) => {
        if (computed || property.type !== 'Identifier' || !isBrand(object)) return;
        const { name } = property;
        const isCopy = properties.some((key) => key.type === 'Identifier' && key.name === name);
        if (copiesCount || !isCopy) read.add(name);
      },
      VariableDeclarator: ({ id, init }) => {
        if (init && isBrand(init)) readPattern(id, read);
      },
      ObjectPattern: (pattern) => {
        if (isTypedAsBrand(pattern)) readPattern(pattern, read);
        // `{ brand: { currency } }`
        for (const property of pattern.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          if (BRAND.test(property.key.name)) readPattern(property.value, read);
        }
      },
    }).visit(parseSource(source));
  }
  return read;
}

function isBrand(node: ESTree.Node): boolean {
  if (node.type === 'Identifier') return BRAND.test(node.name);
  if (node.type === 'CallExpression') return isBrand(node.callee);
  if (node.type === 'ChainExpression') return isBrand(node.expression);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  const { name } = node.property;
  return BRAND.test(name) || (name === 'current' && isBrand(node.object));
}

/** `({ currency }: Brand) =>` and `({ currency }: Pick<Brand, 'currency'>) =>`. */
function isTypedAsBrand({ typeAnnotation }: ESTree.ObjectPattern): boolean {
  const type = typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference') return false;
  const names = [type, ...(type.typeArguments?.params ?? [])];
  return names.some(
    (name) =>
      name.type === 'TSTypeReference' &&
      name.typeName.type === 'Identifier' &&
      BRAND.test(name.typeName.name),
  );
}

function readPattern(pattern: ESTree.Node, read: Set<string>): void {
  if (pattern.type === 'AssignmentPattern') return readPattern(pattern.left, read);
  if (pattern.type !== 'ObjectPattern') return;
  for (const property of pattern.properties) {
    if (property.type === 'Property' && property.key.type === 'Identifier') {
      read.add(property.key.name);
    }
  }
}
