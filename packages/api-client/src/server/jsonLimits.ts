import type { BodyLimits } from '../core/endpoint';

/** The limits of a body that are checked on its JSON text. */
export type JsonLimits = Pick<BodyLimits, 'fields' | 'depth'>;

/**
 * Whether a JSON text has more properties and list items, or deeper nesting, than the limits allow. Scans the
 * text without building any values, and doesn't check that it's valid JSON.
 */
export function exceedsJsonLimits(text: string, { fields, depth }: JsonLimits): boolean {
  let open = 0;
  // Each list or object has one more item than commas.
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

/** Where the string that starts at a quotation mark ends: at the closing one, or at the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
