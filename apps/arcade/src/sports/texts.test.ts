import { describe } from 'vitest';
import { checkTexts } from '../kit/checkTexts';
import { TEXTS } from './texts';

describe("the sports book's words", () => {
  checkTexts(TEXTS);
});
