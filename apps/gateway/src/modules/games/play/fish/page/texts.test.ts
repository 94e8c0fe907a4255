import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe("the fish game's words", () => {
  checkTexts(TEXTS);
});
