import { getDownlineLinks, type DownlineLinkPage } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { useState } from 'react';

import type { AgentPageProps } from '../address/AgentPageProps';
import { CreateForm } from './CreateForm';
import { CreatedNote, type CreatedAccount } from './CreatedNote';
import { FIRST_LINKS } from './LinksPanel';

/** Creates an account directly below the agent. */
export function CreatePanel({ linkTo }: Pick<AgentPageProps, 'linkTo'>) {
  const query = useApiQuery(getDownlineLinks, FIRST_LINKS, { staleTime: 0 });
  return (
    <Loaded query={query} skeleton={[72, 72, 160]}>
      {(terms) => <Create terms={terms} linkTo={linkTo} />}
    </Loaded>
  );
}

interface CreateProps extends Pick<AgentPageProps, 'linkTo'> {
  terms: DownlineLinkPage;
}

function Create({ terms, linkTo }: CreateProps) {
  const [created, setCreated] = useState<CreatedAccount | null>(null);
  return created === null ? (
    <CreateForm terms={terms} onCreated={setCreated} />
  ) : (
    <CreatedNote created={created} linkTo={linkTo} onAnother={() => setCreated(null)} />
  );
}
