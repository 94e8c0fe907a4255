import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { hrefOf, type HelpPlace } from './place';

interface Navigation {
  go: (place: HelpPlace) => void;
  /** Whether a link has been followed since the help centre was opened. */
  hasGone: RefObject<boolean>;
}

const NavigationContext = createContext<Navigation | null>(null);

export interface HelpNavigationProps {
  /** Follows a link: by the address, or in a dialog. */
  go: (place: HelpPlace) => void;
  children: ReactNode;
}

/** Says how links between the places of the help centre are followed. */
export function HelpNavigation({ go, children }: HelpNavigationProps) {
  const hasGone = useRef(false);
  const navigation = useMemo(
    () => ({
      go: (place: HelpPlace) => {
        hasGone.current = true;
        go(place);
      },
      hasGone,
    }),
    [go],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('Links of the help centre need a <HelpNavigation> above them.');
  return navigation;
}

/** Follows a link from a handler. */
export const useGo = () => useNavigation().go;

/** Asks, after a change, whether a link has led here. */
const useHasGone = () => useNavigation().hasGone;

export interface HelpLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: HelpPlace;
}

/** Leads to a place of the help centre; in a new tab or window it is the page's. */
export function HelpLink({ to, onClick, ...rest }: HelpLinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    go(to);
  };
  // Its content comes with the rest.
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

/**
 * A heading that takes the focus when a link has led to it, so that a screen reader goes on there. Not
 * on the first page, where the focus is the browser's. Its view needs a `key` of its own.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGone = useHasGone();
  useEffect(() => {
    // Somebody who searches goes on typing.
    if (hasGone.current && !(document.activeElement instanceof HTMLInputElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [hasGone]);
  return heading;
}
