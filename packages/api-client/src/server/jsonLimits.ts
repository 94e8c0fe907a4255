import type { BodyLimits } from '../core/endpoint';

/** The limits of a body that are found in its JSON. */
export type JsonLimits = Pick<BodyLimits, 'fields' | 'depth'>;

/**
 * Whether a JSON text holds more properties and list items, or nests deeper, than the limits allow.
 * Found without building anything of it; whether it is JSON at all is not judged.
 */
export function exceedsJsonLimits(text: string, { fields, depth }: JsonLimits): boolean {
  let open = 0;
  // Each list or object holds one more than it has commas.
  let held = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') {
      open += 1;
      held += 1;
    } else if (character === '}' || character === ']') open -= 1;
    else if (character === ',') held += 1;
    if (open > depth || held > fields) return true;
  }
  return false;
}

/** Where the string that begins at a quotation mark ends: at its own mark, or with the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
