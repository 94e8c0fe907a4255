import { useMemo } from 'react';

import { classNames } from '../../classNames';
import { useIsHydrated } from '../../useIsHydrated';
import { sanitise } from './sanitise';
import styles from './ServerHtml.module.css';

export interface ServerHtmlProps {
  /** HTML from the operator, not trusted. */
  html: string;
  className?: string | undefined;
}

/** HTML from the server, cleaned, in the site's own type. It appears with hydration: cleaning needs a document. */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const isHydrated = useIsHydrated();
  const clean = useMemo(() => (isHydrated ? sanitise(html) : ''), [html, isHydrated]);
  return (
    <div
      className={classNames(styles['html'], className)}
      // The one place: what goes in has just been cleaned.
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
