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
export { ToastProvider, type ToastProviderProps, useToast } from './components/Toast/ToastProvider';
export type { ToastRequest } from './components/Toast/toastQueue';
