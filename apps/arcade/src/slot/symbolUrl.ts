/** The picture of a symbol, as the gateway draws it for this game. */
export const symbolUrl = (gameId: string, symbol: string): string =>
  `/play/art/${gameId}/${symbol}.svg`;
