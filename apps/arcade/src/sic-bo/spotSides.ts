/** The sides of the dice that a spot names: of a pair two, of the fields for sizes none. */
export const sidesOf = (id: string): number[] =>
  /^(?:single|double|triple|pair)-/.test(id) ? (id.match(/\d/g) ?? []).map(Number) : [];

/** The total that a spot names; undefined for other spots. */
export const totalNamedBy = (id: string): number | undefined =>
  id.startsWith('total-') ? Number(id.replace('total-', '')) : undefined;
