import { createContext, Fragment, use } from 'react';
import {
  Links,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

import { useIsFromServer } from './serverPage';

/** On the server: the text of a stylesheet that should stand in the page itself. */
export type StyleSource = (href: string) => string | undefined;

/** Provided by the server alone, and only for a visitor whose browser cannot have the files yet. */
export const StyleSourceContext = createContext<StyleSource | undefined>(undefined);

/**
 * The stylesheets of the matched routes. A first visit has them in the page, which saves the round
 * trip that the first paint would wait for; later visits have them in the cache.
 */
export function Stylesheets() {
  // In development there are no files yet: the router makes one of all modules, for the first paint.
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
      // Of styles that a lazy part shares, the router's address ends in a hash mark: so that part does
      // not take the page's link for its own, which goes when the page goes. The file is the same.
      sheets.set(href, marked);
    }
  }
  return [...sheets].map(([href, marked]) => {
    // The site's own styles stay: brought again, they would come after those that build on them.
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
        {/* By it a lazy part knows that these styles are here. */}
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
