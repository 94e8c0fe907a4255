import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { useT } from '../../../locales';

export interface OperatorTarget {
  href: string;
  leavesSite: boolean;
}

/** Parses a URL from the operator's settings: a page of this site, or an external https URL. */
export function operatorTarget(address: string | null | undefined): OperatorTarget | null {
  if (!address) return null;
  // Two slashes, or a slash and a backslash, would be parsed as a host.
  if (/^\/(?![/\\])/.test(address)) return { href: address, leavesSite: false };
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? { href: url.href, leavesSite: true } : null;
}

export interface OperatorLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'href'> {
  target: OperatorTarget;
  name: string;
}

/** A link set by the operator. External links are marked and send no referrer. */
export function OperatorLink({ target, name, ...rest }: OperatorLinkProps) {
  const t = useT();
  if (!target.leavesSite) return <Link {...rest} to={target.href} />;
  return (
    // Its content is in the rest props.
    <a
      {...rest}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('rail.opensWindow', { name })}
    />
  );
}
