import { useAfterLoginEvent, useLoginRequest } from '@perya/session';
import { useState } from 'react';

/**
 * The page of a centre, unless a login is requested or a notice after it is shown: opening it would cover
 * them. An already open page stays behind them.
 */
export function useCentrePage<Page extends string>(page: Page | null): Page | null {
  const request = useLoginRequest();
  const arrival = useAfterLoginEvent();
  const isCovered = (request ?? arrival) !== null;
  const [wasStanding, setWasStanding] = useState(false);
  const isStanding = page !== null && (wasStanding || !isCovered);
  if (isStanding !== wasStanding) setWasStanding(isStanding);
  return isStanding ? page : null;
}
