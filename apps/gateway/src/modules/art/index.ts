// The module's public interface: pictures that are drawn in code.
export type { BackdropId } from './backdrops';
export type { BannerScene } from './banner';
export type { MotifId } from './motifs';
export { WEB_CLIP_PATH } from './webClip';
