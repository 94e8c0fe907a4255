import { useMemo } from 'react';

import { classNames } from '../../utils/classNames';
import { useIsHydrated } from '../../utils/useIsHydrated';
import { plainMarkup } from './plainMarkup';
import { sanitise } from './sanitise';
import styles from './ServerHtml.module.css';

export interface ServerHtmlProps {
  /** HTML from the operator, not trusted. */
  html: string;
  className?: string | undefined;
}

/**
 * HTML from the operator, cleaned, in the site's own type. Cleaning needs a document: the server sends
 * the words in their plainest shape, so that they can be read and found at once, and hydration brings
 * the links and pictures.
 */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const isHydrated = useIsHydrated();
  const clean = useMemo(() => {
    if (typeof document === 'undefined') return plainMarkup(html);
    return isHydrated ? sanitise(html) : '';
  }, [html, isHydrated]);
  return (
    <div
      className={classNames(styles['html'], className)}
      // The one place: what goes in has just been cleaned.
      dangerouslySetInnerHTML={{ __html: clean }}
      // What the server sent stays until the cleaned text takes its place.
      suppressHydrationWarning
    />
  );
}
