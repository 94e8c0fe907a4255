import type { Category } from '@perya/api-client';
import { categoriesCatalogue, type Catalogue } from '@perya/i18n';

import { catalogue as shellCatalogue } from '../locales';
import type en from '../locales/en.json';

/** What a page is called: a category, or a key of `page` in the texts of the shell. */
export type PageName = Category | keyof (typeof en)['page'];

/** What a route says about itself, beyond its component: `export const handle`. */
export interface RouteHandle {
  /** What the page is called (`page` of the namespace `shell`, or a category). */
  page?: PageName | ((pathname: string) => PageName);
  /** Texts that are fetched before the page is shown. */
  catalogues?: readonly Catalogue[];
  /** Which parts of the shell stand around the page; all of them by default. */
  shell?: ShellParts | ((params: URLSearchParams) => ShellParts);
}

export interface ShellParts {
  header?: boolean;
  rail?: boolean;
  footer?: boolean;
  /** On a phone. */
  bottomBar?: boolean;
  /** The page fills the window below the header; nothing scrolls but the page itself. */
  fullHeight?: boolean;
}

/** All texts that these routes need, with the shell's own. */
export function cataloguesOf(handles: readonly (RouteHandle | undefined)[]): Catalogue[] {
  const all = new Set<Catalogue>([shellCatalogue, categoriesCatalogue]);
  for (const handle of handles) {
    for (const catalogue of handle?.catalogues ?? []) all.add(catalogue);
  }
  return [...all];
}

/** What stands around the page: the innermost route that says something about it decides. */
export function shellOf(handles: readonly (RouteHandle | undefined)[], search: string): ShellParts {
  const shell = handles.findLast((handle) => handle?.shell)?.shell ?? {};
  return typeof shell === 'function' ? shell(new URLSearchParams(search)) : shell;
}

/** What a page is called: the innermost route that says something about it decides. */
export function pageOf(handles: readonly (RouteHandle | undefined)[], pathname: string): PageName {
  const page = handles.findLast((handle) => handle?.page)?.page ?? 'home';
  return typeof page === 'function' ? page(pathname) : page;
}
