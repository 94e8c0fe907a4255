import { ExternalLink } from 'lucide-react';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';

import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Link.module.css';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** `inline` is underlined, for running text; `standalone` is underlined on hover only. */
  variant?: 'inline' | 'standalone' | undefined;
  /**
   * Marks a link that leaves the site: it opens a new tab without access to the opener. The text is for
   * screen readers, such as "opens in a new tab".
   */
  externalLabel?: string | undefined;
  /** Renders another element as the link: `render={<RouterLink to="/help" />}`. */
  render?: ReactElement<Record<string, unknown>> | undefined;
}

/** A link navigates; use a button for actions. */
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
