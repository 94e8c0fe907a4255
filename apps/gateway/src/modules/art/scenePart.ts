import type { Canvas } from './brush';
import { parseColour, parseNumber, type ParsePlaceholder } from './svgTemplate';

/** Consumes the tokens of one argument of a placeholder. */
type ParseArgument<Value> = (tokens: string[]) => (b: Canvas) => Value;

/** Creates the parser of a placeholder that draws a part of a scene; its arguments follow its name. */
export function part<Arguments extends unknown[]>(
  parsers: readonly [...{ [Index in keyof Arguments]: ParseArgument<Arguments[Index]> }],
  draw: (b: Canvas, ...values: Arguments) => string,
): ParsePlaceholder<Canvas> {
  return (tokens) => {
    const values = parsers.map((parse) => parse(tokens));
    return (b) => draw(b, ...(values.map((value) => value(b)) as Arguments));
  };
}

/** A palette color or one derived from other colors. */
export const colour: ParseArgument<string> = parseColour;

/** A number, or a sum with fractions of the width and the height: `26`, `h*0.6`, `w*5/6-24`. */
export const length: ParseArgument<number> = (tokens) => {
  const terms = (tokens.shift() ?? '').split(/(?=[+-])/).map(parseTerm);
  return (b) => terms.reduce((sum, term) => sum + term(b), 0);
};

/** Whether a token starts like a {@link length}. No color or part name does. */
export function isLength(token: string): boolean {
  return /^-?(?:\d|[wh]\b)/.test(token);
}

function parseTerm(term: string): (b: Canvas) => number {
  const [, sign, side, factor = '1', divisor = '1', constant = ''] =
    /^([+-]?)(?:([wh])(?:\*([\d.]+))?(?:\/([\d.]+))?|([\d.]+))$/.exec(term) ?? [];
  const direction = sign === '-' ? -1 : 1;
  if (side !== 'w' && side !== 'h') {
    const value = direction * parseNumber(constant);
    return () => value;
  }
  const numerator = direction * parseNumber(factor);
  const denominator = parseNumber(divisor);
  return (b) => (b[side] * numerator) / denominator;
}
