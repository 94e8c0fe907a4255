export {
  Menu,
  type MenuAction,
  type MenuChoice,
  type MenuItem,
  type MenuLink,
  type MenuProps,
  type MenuSeparator,
} from './components/Menu/Menu';
