export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
