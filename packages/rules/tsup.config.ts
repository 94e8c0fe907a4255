import { preset } from '@perya/tsup-preset';

export default preset({
  entry: {
    'accounts/index': 'src/accounts/index.ts',
    'accounts/phone': 'src/accounts/phone.ts',
    'accounts/patternJudge': 'src/accounts/patternJudge.ts',
    'accounts/patternJudge.browser': 'src/accounts/patternJudge.browser.ts',
    'agents/index': 'src/agents/index.ts',
    'csv/index': 'src/csv/index.ts',
    'fairness/index': 'src/fairness/index.ts',
    'lottery/index': 'src/lottery/index.ts',
    'money/decimal': 'src/money/decimal.ts',
    'money/index': 'src/money/index.ts',
    'time/index': 'src/time/index.ts',
  },
  // The importer's export conditions select one of the two judges.
  external: ['#pattern-judge'],
});
