import type { Category } from '@perya/api-client';
import { categoriesCatalogue, type Catalogue } from '@perya/i18n';

import { catalogue as shellCatalogue } from '../locales';
import type en from '../locales/en.json';

/** A page's name: a category, or a key of `page` in the shell's catalogue. */
export type PageName = Category | keyof (typeof en)['page'];

/** A route's metadata besides its component: `export const handle`. */
export interface RouteHandle {
  /** The page's name (`page` of the namespace `shell`, or a category). */
  page?: PageName | ((pathname: string) => PageName);
  /** Catalogues that are loaded before the page is shown. */
  catalogues?: readonly Catalogue[];
  /** The visible parts of the shell. Defaults to all. */
  shell?: ShellParts | ((params: URLSearchParams) => ShellParts);
}

export interface ShellParts {
  header?: boolean;
  rail?: boolean;
  footer?: boolean;
  /** On phones. */
  bottomBar?: boolean;
  /** The page fills the viewport below the header and scrolls on its own. */
  fullHeight?: boolean;
}

/** All catalogues that these routes need, including the shell's. */
export function cataloguesOf(handles: readonly (RouteHandle | undefined)[]): Catalogue[] {
  const all = new Set<Catalogue>([shellCatalogue, categoriesCatalogue]);
  for (const handle of handles) {
    for (const catalogue of handle?.catalogues ?? []) all.add(catalogue);
  }
  return [...all];
}

/** The parts of the shell, as set by the innermost route. */
export function shellOf(handles: readonly (RouteHandle | undefined)[], search: string): ShellParts {
  const shell = handles.findLast((handle) => handle?.shell)?.shell ?? {};
  return typeof shell === 'function' ? shell(new URLSearchParams(search)) : shell;
}

/** The page's name, as set by the innermost route. */
export function pageOf(handles: readonly (RouteHandle | undefined)[], pathname: string): PageName {
  const page = handles.findLast((handle) => handle?.page)?.page ?? 'home';
  return typeof page === 'function' ? page(pathname) : page;
}
