import type { ReactElement } from 'react';

import type { AgentPage } from './agentPages';

/** A link that the site makes; its content is filled in. */
type CentreLink = ReactElement<Record<string, unknown>>;

/** What every page of the agent centre gets; each takes what it needs. */
export interface AgentPageProps {
  /**
   * The link to a page: the site decides where the centre's page stands in its address.
   *
   * @param params what that page finds in its address, such as whose downlines it shows
   */
  linkTo(page: AgentPage, params?: Readonly<Record<string, string>>): CentreLink;
  /** To where the payment password is set: the security centre is a page of the member centre. */
  securityLink: CentreLink;
  /** To the transfer to the upline, which is a page of the member centre. */
  uplineLink: CentreLink;
}
