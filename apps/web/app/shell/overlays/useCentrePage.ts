import { useLoginRequest } from '@perya/session';
import { useState } from 'react';

/**
 * The page of a centre, unless a login is requested: opening it would cover the form. An already open page
 * stays behind the form.
 */
export function useCentrePage<Page extends string>(page: Page | null): Page | null {
  const isLoginAsked = useLoginRequest() !== null;
  const [wasStanding, setWasStanding] = useState(false);
  const isStanding = page !== null && (wasStanding || !isLoginAsked);
  if (isStanding !== wasStanding) setWasStanding(isStanding);
  return isStanding ? page : null;
}
