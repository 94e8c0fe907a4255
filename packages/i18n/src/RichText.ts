import { createElement, Fragment, type ReactNode } from 'react';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** A translated text with tags: `By playing you accept the <terms>user agreement</terms>.` */
  text: string;
  /** Renders each tag; a tag without an entry shows only its content. */
  tags: Readonly<Record<string, (content: ReactNode) => ReactNode>>;
}

/**
 * A translated sentence with links or emphasis, placed by the translators instead of the code.
 *
 * @example
 * ```tsx
 * import { RichText } from '@perya/i18n';
 *
 * const text = 'By playing you accept the <terms>user agreement</terms>.';
 * const sentence = (
 *   <RichText text={text} tags={{ terms: (content) => <a href="/help?article=terms">{content}</a> }} />
 * );
 * ```
 */
export function RichText({ text, tags }: RichTextProps): ReactNode {
  // Splitting on a capture group gives: text, tag, content, text, tag, content, …, text.
  const parts = text.split(/<([A-Za-z]\w*)>(.*?)<\/\1>/g);
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [plain, tag, content] = parts.slice(index, index + 3);
    nodes.push(plain);
    if (tag !== undefined) nodes.push(tags[tag]?.(content) ?? content);
  }
  return createElement(Fragment, null, ...nodes);
}
