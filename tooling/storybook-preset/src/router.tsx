import { createContext, use, useState, type ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';

export interface StoryRoute {
  /** The route pattern of the story; any URL by default. */
  path?: string;
  /** The initial URL of the story. */
  url?: string;
}

const StoryContent = createContext<ReactNode>(null);

/** A router for the story. A link that leaves the story's path shows its target. */
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

/** Read from a context, so that the story can rerender while its router stays mounted. */
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
