declare module 'virtual:brand-pack' {
  import type { Brand } from '@perya/site-config';

  const brand: Brand;
  export default brand;
}
