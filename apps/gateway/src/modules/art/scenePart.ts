import type { Canvas } from './brush';
import { parseColour, parseNumber, type ParseFill } from './svgTemplate';

/** Takes one argument from the tokens of a placeholder. */
type ParseArgument<Value> = (tokens: string[]) => (b: Canvas) => Value;

/** Makes the parser of a placeholder that draws a part of a scene; its arguments follow its name. */
export function part<Arguments extends unknown[]>(
  parsers: readonly [...{ [Index in keyof Arguments]: ParseArgument<Arguments[Index]> }],
  draw: (b: Canvas, ...values: Arguments) => string,
): ParseFill<Canvas> {
  return (tokens) => {
    const values = parsers.map((parse) => parse(tokens));
    return (b) => draw(b, ...(values.map((value) => value(b)) as Arguments));
  };
}

/** A colour of the palette or one that is made from others. */
export const colour: ParseArgument<string> = parseColour;

/** A number, or a sum with shares of the width and the height: `26`, `h*0.6`, `w*5/6-24`. */
export const length: ParseArgument<number> = (tokens) => {
  const terms = (tokens.shift() ?? '').split(/(?=[+-])/).map(parseTerm);
  return (b) => terms.reduce((sum, term) => sum + term(b), 0);
};

/** Whether a token begins like a {@link length}; no colour and no name of a part does. */
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
