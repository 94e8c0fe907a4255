import { preview } from '@perya/storybook-preset/preview';
import type { Preview } from '@storybook/react-vite';

const hostPreview: Preview = {
  ...preview,
  parameters: {
    ...preview.parameters,
    options: {
      // Storybook reads this from the source of this file: it must be a literal here.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Home', 'Read me', 'Contributing', 'Guides', 'Code tours', 'Packages', '*'],
          'Foundations',
          'Components',
          'Page blocks',
          'Play',
          'Account',
          'Money',
          'Rewards',
          'Agents',
          'Help',
          'Site',
          'Flows',
          'Brand',
          'Contract',
          'Texts',
          'State',
          'Rules',
        ],
      },
    },
  },
};

export default hostPreview;
