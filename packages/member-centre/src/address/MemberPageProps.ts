import type { Game } from '@perya/api-client';
import type { ReactElement, ReactNode } from 'react';

import type { MemberPage } from './memberPages';

/** The props of every member centre page. */
export interface MemberPageProps {
  /** A link to a page, in the site's URL scheme. */
  linkTo(page: MemberPage): ReactElement<Record<string, unknown>>;
  /** Closes the centre and shows the page below. */
  onClose(): void;
  /** A customer service link. */
  customerService?: ReactNode;
  /** The feedback form. */
  feedback?: ReactNode;
  /** Opens the game of an open round. */
  onResume?: ((game: Game) => void) | undefined;
  /** The login password was changed, so remembered credentials can be removed. */
  onPasswordChanged?: (() => void) | undefined;
}
