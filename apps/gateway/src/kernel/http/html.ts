import { createHash } from 'node:crypto';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** The style of the gateway's own pages: system fonts, both themes, no external resources. */
const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d9d3c5,#3a3f4b);--edge:light-dark(#7d7663,#8b90a0);--muted:light-dark(#5b5648,#a9adb8);--soft:light-dark(#f6f1e7,#1c2029);--accent:light-dark(#a8381d,#ff947a)}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:62rem;padding:1.5rem;background:light-dark(#fffdf8,#14171e);color:light-dark(#221f18,#eceef3)}
h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
a{color:var(--accent)}.words{white-space:pre-line;overflow-wrap:anywhere}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{background:var(--soft);padding:.75rem;border-radius:8px;overflow:auto;margin:.5rem 0}
details{border:1px solid var(--line);border-radius:8px;padding:.5rem .75rem;margin:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}summary:focus-visible{outline:2px solid var(--accent);outline-offset:4px}
.method{display:inline-block;min-width:4.5em;font-weight:700}.note{color:var(--muted)}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--edge);background:transparent;color:inherit;cursor:pointer}
button.main{background:#ff947a;border-color:#ff947a;color:#2a0f08}button:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
form.choices{display:grid;gap:.75rem;max-width:24rem;margin:1.5rem 0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
`;

interface PolicyOptions {
  /** Nonce of the page's only script. */
  nonce?: string;
  /** Where its script can connect to. */
  connect?: string;
  /** Where its forms can be submitted and redirected to. */
  formAction?: string;
}

/** Allows the style above, by its hash, and otherwise only what the options name. */
export function pagePolicy({ nonce, connect, formAction = "'none'" }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    ...(nonce === undefined
      ? []
      : [`script-src 'nonce-${nonce}'`, "require-trusted-types-for 'script'"]),
    ...(connect === undefined ? [] : [`connect-src ${connect}`]),
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

export const PAGE_POLICY = pagePolicy();

interface PageOptions {
  /** BCP 47. */
  lang?: string;
  /** After the content, inside the body; already HTML. */
  scripts?: string;
}

/** A page of the gateway; the parts are already HTML. */
export function page(
  title: string,
  main: string,
  { lang = 'en', scripts = '' }: PageOptions = {},
): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${main}</main>${scripts}</body></html>`;
}
