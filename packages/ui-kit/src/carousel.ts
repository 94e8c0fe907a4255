export {
  Carousel,
  type CarouselLabels,
  type CarouselProps,
  type CarouselSlide,
} from './components/Carousel/Carousel';
