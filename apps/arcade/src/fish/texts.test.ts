import { describe } from 'vitest';
import { checkTexts } from '../kit/checkTexts';
import { TEXTS } from './texts';

describe("the fish game's words", () => {
  checkTexts(TEXTS);
});
