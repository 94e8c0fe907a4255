import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce of this page's scripts and styles; only the server knows it, as browsers hide it. */
export function useNonce(): string | undefined {
  return use(FrameworkContext)?.nonce;
}
