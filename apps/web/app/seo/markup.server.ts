const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in HTML and XML, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

type Attributes = Readonly<Record<string, string>>;

/** An element without content, for head elements and XML alike. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}/>`;
}
