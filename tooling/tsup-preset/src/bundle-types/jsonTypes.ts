/** The type of a JSON value, as TypeScript infers it with `resolveJsonModule`. */
function typeOfJson(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const types = [...new Set(value.map(typeOfJson))];
    return `(${types.join(' | ') || 'never'})[]`;
  }
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${typeOfJson(inner)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

/** The declaration of a JSON module. */
export function jsonDeclaration(text: string): string {
  return `declare const json: ${typeOfJson(JSON.parse(text))};\nexport default json;\n`;
}
