import { createContext, use } from 'react';
import {
  Links,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

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

function BuiltStylesheets() {
  const framework = use(FrameworkContext);
  const state = use(DataRouterStateContext);
  const source = use(StyleSourceContext);
  if (!framework || !state) return null;

  const { manifest, nonce } = framework;
  const hrefs = new Set<string>();
  for (const { route } of state.matches) {
    for (const href of manifest.routes[route.id]?.css ?? []) {
      // The router marks styles that a lazy part shares with a hash mark; the file is the same.
      hrefs.add(href.replace(/#$/, ''));
    }
  }
  return [...hrefs].map((href) => {
    const text = source?.(href) ?? (isInPage(href) ? '' : undefined);
    return text === undefined ? (
      <link key={href} rel="stylesheet" href={href} />
    ) : (
      <style
        key={href}
        nonce={nonce}
        data-stylesheet={href}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
    );
  });
}

function isInPage(href: string): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector(`style[data-stylesheet="${CSS.escape(href)}"]`) !== null
  );
}
