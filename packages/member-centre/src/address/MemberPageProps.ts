import type { Game } from '@perya/api-client';
import type { ReactElement, ReactNode } from 'react';

import type { MemberPage } from './memberPages';

/** What every page of the member centre gets; each takes what it needs. */
export interface MemberPageProps {
  /** The link to a page: the site decides where the centre's page stands in its address. */
  linkTo(page: MemberPage): ReactElement<Record<string, unknown>>;
  /** Closes the centre: the site's own page below is seen again. */
  onClose(): void;
  /** The way to people who can help where a page cannot. */
  customerService?: ReactNode;
  /** The form for a message to the house. */
  feedback?: ReactNode;
  /** Opens the game in which an open round goes on. */
  onResume?: ((game: Game) => void) | undefined;
  /** The login password was changed: what was remembered of the old one can go. */
  onPasswordChanged?: (() => void) | undefined;
}
