import { createContext, use, useState, type ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';

export interface StoryRoute {
  /** The pattern that the story answers to; every address, if not given. */
  path?: string;
  /** The address that the story starts at. */
  url?: string;
}

const StoryContent = createContext<ReactNode>(null);

/** A router of the story's own. A link that leads away from the story's path says where to. */
export function StoryRouter({
  path = '*',
  url = '/',
  children,
}: StoryRoute & { children: ReactNode }) {
  const [Stub] = useState(() =>
    createRoutesStub([
      { path, Component: Content },
      ...(path === '*' ? [] : [{ path: '*', Component: Elsewhere }]),
    ]),
  );
  return (
    <StoryContent value={children}>
      <Stub initialEntries={[url]} />
    </StoryContent>
  );
}

/** Read from a context, so that the story can re-render while its router stays. */
function Content() {
  return use(StoryContent);
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return (
    <p>
      The story has gone to <code>{`${pathname}${search}${hash}`}</code>.
    </p>
  );
}
