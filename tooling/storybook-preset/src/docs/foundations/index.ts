export { ColorRoles, Palette } from './ColorRoles.tsx';
export { Contrast } from './Contrast.tsx';
export { TokensDownload } from './Download.tsx';
export { Layers, Shadows } from './Elevation.tsx';
export { Glossary } from './Glossary.tsx';
export { CategoryIcons, LucideIcons, ShellIcons } from './Icons.tsx';
export { Durations, Easings, ReducedMotion } from './Motion.tsx';
export { LayoutSizes, RadiusScale, SpaceScale } from './Scales.tsx';
export { FontFamilies, LanguageSamples, TypeScale } from './Type.tsx';
