import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { useT } from '../../../locales';

export interface OperatorTarget {
  href: string;
  leavesSite: boolean;
}

/** Where an address from the operator's settings may lead: a page of this site, or https elsewhere. */
export function operatorTarget(address: string | null | undefined): OperatorTarget | null {
  if (!address) return null;
  // Two slashes, or a slash and its mirror image, would name a host.
  if (/^\/(?![/\\])/.test(address)) return { href: address, leavesSite: false };
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? { href: url.href, leavesSite: true } : null;
}

export interface OperatorLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'href'> {
  target: OperatorTarget;
  name: string;
}

/** A link that the operator has set; one that leads away says so, and takes nothing along. */
export function OperatorLink({ target, name, ...rest }: OperatorLinkProps) {
  const t = useT();
  if (!target.leavesSite) return <Link {...rest} to={target.href} />;
  return (
    // Its content comes with the rest.
    <a
      {...rest}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('rail.opensWindow', { name })}
    />
  );
}
