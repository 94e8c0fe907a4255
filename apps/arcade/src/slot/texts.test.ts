import { describe } from 'vitest';
import { checkTexts } from '../kit/checkTexts';
import { TEXTS } from './texts';

describe("the slot's words", () => {
  checkTexts(TEXTS);
});
