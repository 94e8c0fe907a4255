import { useMemo } from 'react';

import { classNames } from '../../utils/classNames';
import { useIsHydrated } from '../../utils/useIsHydrated';
import { plainMarkup } from './plainMarkup';
import { sanitise } from './sanitise';
import styles from './ServerHtml.module.css';

/** Props of {@link ServerHtml}. */
export interface ServerHtmlProps {
  /** HTML from the operator, untrusted. */
  html: string;
  className?: string | undefined;
}

/**
 * HTML from the operator, sanitized, in the site's typography. Sanitizing needs a DOM: the server renders the
 * text as plain markup, so that it can be read and indexed at once, and hydration adds the links and
 * pictures.
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
      // The only place that sets HTML; it has just been sanitized.
      dangerouslySetInnerHTML={{ __html: clean }}
      // The server's markup stays until the sanitized HTML replaces it.
      suppressHydrationWarning
    />
  );
}
