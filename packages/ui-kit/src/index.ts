export { useIsHydrated } from './utils/useIsHydrated';
export { useLatePart, type LatePart } from './utils/useLatePart';
export { Button, type ButtonProps } from './components/Button/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { Field, type FieldProps } from './components/Field/Field';
export { useFieldControl } from './components/Field/fieldContext';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { Input, type InputProps } from './components/Input/Input';
export { Link, type LinkProps } from './components/Link/Link';
export {
  PasswordInput,
  type PasswordInputProps,
  type PasswordRule,
} from './components/PasswordInput/PasswordInput';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup';
export { Switch, type SwitchProps } from './components/Switch/Switch';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { ToastProvider, type ToastProviderProps, useToast } from './components/Toast/ToastProvider';
export type { ToastRequest } from './components/Toast/toastQueue';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  CountBadge,
  type CountBadgeProps,
} from './components/Badge/Badge';
export { Banderitas, type BanderitasProps } from './components/Banderitas/Banderitas';
export { Card, type CardProps } from './components/Card/Card';
export {
  CategoryIcon,
  type CategoryIconName,
  type CategoryIconProps,
} from './components/CategoryIcon/CategoryIcon';
export { ContentPage, type ContentPageProps } from './components/ContentPage/ContentPage';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown';
export { digitsAfterDays, type TimeLeft, timeLeft } from './components/Countdown/timeLeft';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type SortDirection,
  type TableSort,
} from './components/DataTable/DataTable';
export { DateTimeText, type DateTimeTextProps } from './components/DateTimeText/DateTimeText';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorPanel, type ErrorPanelProps } from './components/ErrorPanel/ErrorPanel';
export { LanternGlow, type LanternGlowProps } from './components/LanternGlow/LanternGlow';
export {
  type ImageFormat,
  type ImageRequest,
  LazyImage,
  type LazyImageProps,
} from './components/LazyImage/LazyImage';
export { useNearViewport } from './components/LazyImage/useNearViewport';
export {
  MoneyText,
  type MoneyTextLabels,
  type MoneyTextProps,
} from './components/MoneyText/MoneyText';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/Pagination/Pagination';
export { Progress, type ProgressProps } from './components/Progress/Progress';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './components/Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export {
  Timeline,
  type TimelineProps,
  TimelineStep,
  type TimelineStepProps,
} from './components/Timeline/Timeline';
export {
  VirtualGrid,
  type VirtualGridCell,
  type VirtualGridProps,
} from './components/VirtualGrid/VirtualGrid';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden';
