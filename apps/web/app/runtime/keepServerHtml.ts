/**
 * For a part that nobody has asked for: where it cannot be fetched, what the server has sent of it stays
 * as it is, and nobody is told.
 */
export const keepServerHtml = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => new Promise<never>(() => {}));
