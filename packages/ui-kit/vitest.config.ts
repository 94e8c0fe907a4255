import { preset } from '@perya/vitest-preset';

export default preset({
  name: '@perya/ui-kit',
  environment: 'jsdom',
  test: {
    // Style sheets are skipped in tests by default, but their contrast and order are tested here.
    css: {
      include: [/\.css/],
      modules: { classNameStrategy: 'non-scoped' },
    },
  },
});
