import { preset } from '@perya/vitest-preset';

export default preset({
  name: '@perya/ui-kit',
  environment: 'jsdom',
  test: {
    // Style sheets are skipped in tests, but the tokens are data: their contrast is checked.
    css: {
      include: [/tokens\.css/, /\.module\.css$/],
      modules: { classNameStrategy: 'non-scoped' },
    },
  },
});
