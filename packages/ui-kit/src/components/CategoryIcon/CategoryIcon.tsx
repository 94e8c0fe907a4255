import { classNames } from '../../utils/classNames';
import styles from './CategoryIcon.module.css';
import drawings from './drawings.svg';

/** A game category, or another item of the menu with an icon. */
export type CategoryIconName =
  | 'LIVE'
  | 'RNG'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'INHOUSE'
  | 'LOTT'
  | 'ELOTT'
  | 'POINTS'
  | 'PROMOTIONS';

/** Props of {@link CategoryIcon}. */
export interface CategoryIconProps {
  category: CategoryIconName;
  /** In px. Drawn on a grid of 24. */
  size?: number | undefined;
  /** `hue`: the category's own color. `text`: the color of the surrounding text, with a subtle tint. */
  color?: 'hue' | 'text' | undefined;
  /** Without a label the icon is decorative, next to the category's name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** An icon of one consistent style: a 1.6 stroke, a tint of the category's hue, and one solid accent. */
export function CategoryIcon({
  category,
  size = 24,
  color = 'text',
  label,
  className,
}: CategoryIconProps) {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-category={category}
      data-color={color}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${drawings}#${category}`} />
    </svg>
  );
}
