import { classNames } from '../../utils/classNames';
import styles from './CategoryIcon.module.css';
import drawings from './drawings.svg';

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

export interface CategoryIconProps {
  category: CategoryIconName;
  /** In px. Drawn on a grid of 24. */
  size?: number | undefined;
  /** `hue`: the category's own colour. `text`: the colour around it, with a quiet tint. */
  color?: 'hue' | 'text' | undefined;
  /** Without it the icon is a decoration of the name beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One family: a line of 1.6, a tint of the category's hue, one solid accent. */
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
