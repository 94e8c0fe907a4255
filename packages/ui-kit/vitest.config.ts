import { preset } from '@perya/vitest-preset';

export default preset({
  name: '@perya/ui-kit',
  environment: 'jsdom',
  test: {
    // Style sheets are skipped in tests by default, but these are data here: their contrast and order.
    css: {
      include: [/\.css/],
      modules: { classNameStrategy: 'non-scoped' },
    },
  },
});
