import { preset } from '@perya/tsup-preset';

export default preset({
  entry: {
    index: 'src/index.ts',
    phone: 'src/phone.ts',
    'pattern-judge': 'src/pattern-judge.ts',
    'pattern-judge.browser': 'src/pattern-judge.browser.ts',
  },
  // Which of the two judges it is, the reader's own conditions decide.
  external: ['#pattern-judge'],
});
