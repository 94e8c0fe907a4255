import { useIsHydrated } from '@perya/ui-kit';
import { use, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce of this page's scripts and styles; only the server knows it, as browsers hide it. */
export function useNonce(): string | undefined {
  return use(FrameworkContext)?.nonce;
}

/**
 * Whether this very instance came with the server's page, and not later, such as after a fault. Scripts
 * and styles in the page are the server's alone: the page policy lets the browser write none.
 */
export function useIsFromServer(): boolean {
  return !useState(useIsHydrated())[0];
}
