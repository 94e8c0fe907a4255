import { useIsHydrated } from '@perya/ui-kit';
import { use, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce for this page's scripts and styles. Only available on the server, because browsers hide it. */
export function useNonce(): string | undefined {
  return use(FrameworkContext)?.nonce;
}

/**
 * Whether this component instance was rendered by the server, and not mounted later, for example after an
 * error. Only the server may add inline scripts and styles: the content security policy blocks them in the
 * browser.
 */
export function useIsFromServer(): boolean {
  return !useState(useIsHydrated())[0];
}
