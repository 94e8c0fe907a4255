import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryIcon, type CategoryIconName } from './CategoryIcon';

const ALL: CategoryIconName[] = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
  'POINTS',
  'PROMOTIONS',
];

const grid = { display: 'flex', flexWrap: 'wrap', gap: 24 } as const;

const meta = {
  title: 'Components/Media/CategoryIcon',
  component: CategoryIcon,
  args: { category: 'RNG', label: 'Slots' },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Family: Story = {
  render: () => (
    <div style={grid}>
      {ALL.map((category) => (
        <CategoryIcon key={category} category={category} size={48} color="hue" />
      ))}
    </div>
  ),
};

export const InText: Story = {
  render: () => (
    <div style={{ ...grid, color: 'var(--color-muted)' }}>
      {ALL.map((category) => (
        <CategoryIcon key={category} category={category} />
      ))}
    </div>
  ),
};
