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
  /** Follows a link: through the URL, or inside a dialog. */
  go: (place: HelpPlace) => void;
  children: ReactNode;
}

/** Provides navigation between places of the help centre. */
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

/** Navigates from an event handler. */
export const useHelpNavigate = () => useNavigation().go;

/** Returns, after a navigation, whether a link led here. */
const useHasGone = () => useNavigation().hasGone;

export interface HelpLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: HelpPlace;
}

/** A link to a place of the help centre; in a new tab or window it opens the page. */
export function HelpLink({ to, onClick, ...rest }: HelpLinkProps) {
  const go = useHelpNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    go(to);
  };
  // The children are part of `rest`.
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

/**
 * Focuses a heading after a link has led to it, so that screen readers continue there. Not on the first page,
 * where the browser manages the focus. The view needs its own `key`.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasGone = useHasGone();
  useEffect(() => {
    // Doesn't interrupt typing in the search field.
    if (hasGone.current && !(document.activeElement instanceof HTMLInputElement)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [hasGone]);
  return heading;
}
