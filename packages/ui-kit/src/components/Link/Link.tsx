import { ExternalLink } from 'lucide-react';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';

import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Link.module.css';

export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` is underlined, in running text; `standalone` stands alone and shows its line on hover. */
  variant?: 'inline' | 'standalone' | undefined;
  /**
   * Says that the link leaves the site: opens a new tab without a way back to this one. The text is
   * for screen readers, such as "opens in a new tab".
   */
  externalLabel?: string | undefined;
  /** Draw another element as the link: `render={<RouterLink to="/help" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** Leads somewhere; what does something is a button. */
export function Link({
  variant = 'inline',
  externalLabel,
  render,
  className,
  children,
  ...rest
}: LinkProps) {
  const shared = {
    ...rest,
    ...(externalLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' }),
    className: classNames(styles['link'], className),
    'data-variant': variant,
  };
  const content = (
    <>
      {children}
      {externalLabel !== undefined && (
        <>
          <ExternalLink className={styles['external']} aria-hidden="true" />
          <VisuallyHidden> {externalLabel}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (render) return cloneElement(render, shared, content);
  return <a {...shared}>{content}</a>;
}
