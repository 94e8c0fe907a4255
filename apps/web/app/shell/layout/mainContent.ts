/** Where the skip link leads, and where the focus goes when a page has changed. */
export const MAIN_ID = 'main';
