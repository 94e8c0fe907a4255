import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';

const markdown = new MarkdownIt({ html: true });

/**
 * Errors of the links in a document, with their lines: a file that doesn't exist, a heading that its page
 * doesn't have, or an address that isn't `https:`. Other sites aren't asked.
 */
export function linkErrors(root: string, document: string): string[] {
  return linksIn(readFileSync(join(root, document), 'utf8')).flatMap(({ target, line }) => {
    const error = errorOf(root, document, target);
    return error === undefined ? [] : [`${document}:${line}: ${error}`];
  });
}

interface Link {
  target: string;
  line: number;
}

/** The links and pictures of a Markdown text. Code isn't searched. */
export function linksIn(text: string): Link[] {
  return markdown.parse(text, {}).flatMap((block) =>
    (block.children ?? []).flatMap((token) => {
      const target = token.attrGet('href') ?? token.attrGet('src');
      return target === null ? [] : [{ target, line: (block.map?.[0] ?? 0) + 1 }];
    }),
  );
}

/** The anchors of a Markdown text's headings, as repository hosts make them. */
export function anchorsIn(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const tokens = markdown.parse(text, {});
  return new Set(
    tokens.flatMap((token, index) =>
      token.type === 'heading_open' ? [slugger.slug(plainText(tokens[index + 1]))] : [],
    ),
  );
}

/** A heading's text without marks. */
function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join('');
}

function errorOf(root: string, document: string, target: string): string | undefined {
  if (/^[a-z]+:/u.test(target)) return externalError(target);
  // A page of Storybook; the preset's tests check those.
  if (target.startsWith('?path=')) return undefined;
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path === '' ? join(root, document) : resolve(root, dirname(document), path);
  if (!existsSync(file)) return `${target} does not exist.`;
  if (anchor === undefined) return undefined;
  const hasAnchor = statSync(file).isFile() && anchorsIn(readFileSync(file, 'utf8')).has(anchor);
  return hasAnchor ? undefined : `${target}: there is no such heading.`;
}

/** The demo runs on this machine without encryption. */
const LOCAL = new Set(['localhost', '127.0.0.1']);

function externalError(target: string): string | undefined {
  if (!URL.canParse(target)) return `${target} is not an address.`;
  const { protocol, hostname } = new URL(target);
  if (protocol === 'https:' || protocol === 'mailto:' || LOCAL.has(hostname)) return undefined;
  return `${target} is not encrypted.`;
}
