import type { OpenApiDocument, OpenApiOperation } from '@perya/api-client/openapi';
import { escapeHtml, page } from './html';

/** The reference of the calls as a page; `/openapi.json` is the same for programs. */
export function docsPage({ info, paths, tags, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, ...call })),
  );
  const byTag = Map.groupBy(calls, ({ tags }) => tags[0]);
  const sections = tags.map(
    ({ name, description }) =>
      `<h2>${escapeHtml(name)}</h2><p class="note">${escapeHtml(description)}</p>${(byTag.get(name) ?? []).map(callOf).join('')}`,
  );
  return page(
    info.title,
    `<h1>${escapeHtml(info.title)}</h1><p class="words">${escapeHtml(info.description)}</p><p class="note">Version ${escapeHtml(info.version)} · ${calls.length} operations · <a href="/openapi.json">OpenAPI document</a></p>${sections.join('')}${componentsOf(components)}`,
  );
}

function callOf(call: OpenApiOperation & { path: string; method: string }): string {
  const { method, path, operationId, summary, description, parameters, requestBody, responses } =
    call;
  const parts = Object.entries({ parameters, requestBody, responses })
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `<p class="note">${name}</p>${jsonOf(part)}`);
  return `<details id="${escapeHtml(operationId)}"><summary><code class="method">${escapeHtml(method.toUpperCase())}</code> <code>${escapeHtml(path)}</code> <span class="note">${escapeHtml(summary)}</span></summary><p>${escapeHtml(description)}</p>${parts.join('')}</details>`;
}

/** What the calls refer to. */
function componentsOf({ schemas, parameters, responses }: OpenApiDocument['components']): string {
  return Object.entries({ schemas, parameters, responses })
    .map(([kind, named]) => {
      const parts = Object.entries(named).map(
        // A link opens the details that its target is in.
        ([name, part]) =>
          `<details><summary><code>${escapeHtml(name)}</code></summary><div id="${anchorOf(kind, name)}">${jsonOf(part)}</div></details>`,
      );
      return `<h2>Shared ${kind}</h2>${parts.join('')}`;
    })
    .join('');
}

const anchorOf = (kind: string, name: string) => `${kind}-${escapeHtml(name)}`;

/** A part of the document, with its references as links. */
function jsonOf(part: unknown): string {
  const text = escapeHtml(JSON.stringify(part, null, 2)).replaceAll(
    /#\/components\/(\w+)\/(\w+)/g,
    (reference, kind: string, name: string) =>
      `<a href="#${anchorOf(kind, name)}">${reference}</a>`,
  );
  return `<pre tabindex="0">${text}</pre>`;
}
