import type { ReactElement } from 'react';

import type { AgentPage } from './agentPages';

/** A link provided by the site. The content is added by the page. */
type CentreLink = ReactElement<Record<string, unknown>>;

/** The props of every agent centre page. */
export interface AgentPageProps {
  /**
   * A link to a page, in the site's URL scheme.
   *
   * @param params search parameters for that page, such as whose downlines it shows
   */
  linkTo(page: AgentPage, params?: Readonly<Record<string, string>>): CentreLink;
  /** A link to the page where the payment password is set: the member centre's security centre. */
  securityLink: CentreLink;
  /** A link to the upline transfer, a page of the member centre. */
  uplineLink: CentreLink;
}
