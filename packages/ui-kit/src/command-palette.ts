export {
  CommandPalette,
  type CommandGroup,
  type CommandItem,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette';
