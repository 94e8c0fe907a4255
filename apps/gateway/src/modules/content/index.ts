// What the rest of the gateway uses of this module: banners, announcements and the help centre.
export { BANNERS, bannerScene } from './banners';
