/** Links at once; what may be given comes with each page of them. */
export const LINKS_PAGE_SIZE = 10;

/** The first page of all links: the form of a new account asks for the same, and finds it in the cache. */
export const FIRST_LINKS = { page: 1, pageSize: LINKS_PAGE_SIZE } as const;
