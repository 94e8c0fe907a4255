/** The page that explains the affiliate program. */
export const AFFILIATE_PATH = '/affiliate';
