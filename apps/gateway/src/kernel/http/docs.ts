import type { OpenApiDocument, OpenApiOperation } from '@perya/api-client/openapi';
import { escapeHtml, page } from './html';

/** The reference of the calls as a page; `/openapi.json` is the same for programs. */
export function docsPage({ info, paths, tags }: OpenApiDocument): string {
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
    `<h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p><p class="note">Version ${escapeHtml(info.version)} · ${calls.length} calls · <a href="/openapi.json">OpenAPI document</a></p>${sections.join('')}`,
  );
}

function callOf(call: OpenApiOperation & { path: string; method: string }): string {
  const { method, path, operationId, summary, description, parameters, requestBody, responses } =
    call;
  const parts = Object.entries({ parameters, requestBody, responses })
    .filter(([, part]) => part !== undefined)
    .map(
      ([name, part]) =>
        `<p class="note">${name}</p><pre tabindex="0">${escapeHtml(JSON.stringify(part, null, 2))}</pre>`,
    );
  return `<details id="${escapeHtml(operationId)}"><summary><code class="method">${escapeHtml(method.toUpperCase())}</code> <code>${escapeHtml(path)}</code> <span class="note">${escapeHtml(summary)}</span></summary><p>${escapeHtml(description)}</p>${parts.join('')}</details>`;
}
