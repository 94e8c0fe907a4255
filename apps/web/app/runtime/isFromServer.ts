import { useIsHydrated } from '@perya/ui-kit';
import { useState } from 'react';

/**
 * Whether this very instance came with the server's page, and not later, such as after a fault. Scripts
 * and styles in the page are the server's alone: the page policy lets the browser write none.
 */
export function useIsFromServer(): boolean {
  return !useState(useIsHydrated())[0];
}
