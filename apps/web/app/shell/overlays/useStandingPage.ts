import { useLoginRequest } from '@perya/session';
import { useState } from 'react';

/**
 * A page of a centre, as far as it may stand there: none opens while a login is asked for, since it
 * would come over the form. One that is open already stays behind it.
 */
export function useStandingPage<Page extends string>(page: Page | null): Page | null {
  const isLoginAsked = useLoginRequest() !== null;
  const [wasStanding, setWasStanding] = useState(false);
  const isStanding = page !== null && (wasStanding || !isLoginAsked);
  if (isStanding !== wasStanding) setWasStanding(isStanding);
  return isStanding ? page : null;
}
