import { createContext, Fragment, use } from 'react';
import {
  Links,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

import { useIsFromServer } from './serverPage';

/** On the server: returns the text of a stylesheet to inline in the page. */
export type StyleSource = (href: string) => string | undefined;

/** Provided only by the server, and only for visitors who can't have the files cached yet. */
export const StyleSourceContext = createContext<StyleSource | undefined>(undefined);

/**
 * The stylesheets of the matched routes. They are inlined on a first visit, which saves a round trip before
 * the first paint; later visits have them cached.
 */
export function Stylesheets() {
  // In development there are no built files: the router bundles all modules into one for the first paint.
  return import.meta.env.DEV ? <Links nonce="" /> : <BuiltStylesheets />;
}

/** Neither fetched nor applied. */
const INERT = { media: 'not all', disabled: true };

function BuiltStylesheets() {
  const framework = use(FrameworkContext);
  const state = use(DataRouterStateContext);
  const source = use(StyleSourceContext);
  const isFromServer = useIsFromServer();
  if (!framework || !state) return null;

  const { manifest, nonce } = framework;
  const sheets = new Map<string, string>();
  for (const { route } of state.matches) {
    for (const marked of manifest.routes[route.id]?.css ?? []) {
      const href = marked.replace(/#$/, '');
      // For styles shared with a lazy part, the router's address ends in a hash mark. The lazy part then
      // doesn't reuse the page's link, which is removed with the page. The file is the same.
      sheets.set(href, marked);
    }
  }
  return [...sheets].map(([href, marked]) => {
    // The site's own styles are kept: loading them again would place them after styles that override them.
    const isForGood = manifest.routes['root']?.css?.includes(marked) ?? false;
    const text = source?.(href) ?? (isFromServer && isInPage(href) ? '' : undefined);
    if (text === undefined)
      return <link key={href} rel="stylesheet" href={isForGood ? href : marked} />;
    return (
      <Fragment key={href}>
        <style
          nonce={nonce}
          data-stylesheet={href}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: text }}
        />
        {/* Signals to lazy parts that these styles are loaded. */}
        {isForGood && <link rel="stylesheet" href={href} {...INERT} />}
      </Fragment>
    );
  });
}

function isInPage(href: string): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`style[data-stylesheet="${CSS.escape(href)}"]`) !== null
  );
}
