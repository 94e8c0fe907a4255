// Wheels with equal segments, clockwise, the first at the top. Angles in degrees, clockwise.

/** The rotation that puts a segment under a pointer at the top. */
export const angleOf = (place: number, segments: number): number => (-place * 360) / segments;

/** The rotation at the end of a spin: clockwise from one angle to another, after some full turns. */
export const turnTo = (from: number, to: number, turns: number): number =>
  from + turns * 360 + ((((to - from) % 360) + 360) % 360);

/** The outline of the segment at the top, as an SVG path around the origin. */
export const sectorOf = (inner: number, outer: number, degrees: number): string =>
  [
    `M${at(inner, -degrees / 2)}`,
    `L${at(outer, -degrees / 2)}`,
    `A${outer} ${outer} 0 0 1 ${at(outer, degrees / 2)}`,
    `L${at(inner, degrees / 2)}`,
    `A${inner} ${inner} 0 0 0 ${at(inner, -degrees / 2)}Z`,
  ].join('');

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}
