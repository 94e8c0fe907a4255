import { describe } from 'vitest';
import { checkTexts } from '../kit/checkTexts';
import { TEXTS } from './texts';

describe("the rocket's words", () => {
  checkTexts(TEXTS);
});
