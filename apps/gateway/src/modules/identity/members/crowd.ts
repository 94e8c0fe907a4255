/**
 * Players beside the named demo accounts, so that the demonstration is not an empty fair. They have
 * played on the real machines in the last days; no one is meant to sign in as one of them.
 */
export const CROWD: readonly string[] = [
  'amihan45',
  'bayani52',
  'bituin09',
  'dalisay6',
  'habagat1',
  'hiraya33',
  'kidlat07',
  'lakan777',
  'mayumi14',
  'perlas21',
  'sinag2024',
  'tala8800',
];
