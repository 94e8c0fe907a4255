import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import { useIsHydrated } from '../../utils/useIsHydrated';
import { ImageFallback } from './ImageFallback';
import styles from './LazyImage.module.css';
import { createMemory, hostOf, MAX_TRIES, retryDelayAfter } from './schedule';
import { useNearViewport } from './useNearViewport';

/** Format of a requested picture. */
export type ImageFormat = 'avif' | 'webp';

/** The file that {@link LazyImage} needs. */
export interface ImageRequest {
  /** One of `hosts`, without a trailing slash; empty for the site's own origin. */
  host: string;
  path: string;
  /** Width of the file in pixels. */
  width: number;
  format: ImageFormat;
}

const RATIOS = {
  '1:1': [1, 1],
  '4:3': [4, 3],
  '3:4': [3, 4],
  '16:9': [16, 9],
  '3:1': [3, 1],
} as const;

/** Props of {@link LazyImage}. */
export interface LazyImageProps {
  /** Path of the image without width and extension, such as `/art/cover/812`. */
  path: string;
  /** Empty if the image is decorative, next to its name. */
  alt: string;
  /** Available widths of the image, in pixels. */
  widths: readonly number[];
  /** Displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Aspect ratio. The space is reserved before, during and after loading, even if loading fails. */
  ratio?: keyof typeof RATIOS | undefined;
  /** Origins that serve the image, in the order they are tried. `/` is the site's own. */
  hosts?: readonly string[] | undefined;
  /** URL of one file. Default: `host + path-width.format`. */
  urlFor?: ((request: ImageRequest) => string) | undefined;
  /** For the largest image of the first view: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** Attempts on each host, within the three in all. Default: as many as there are left. */
  triesPerHost?: number | undefined;
  /** Shown when every attempt has failed. Default: a lantern. */
  fallback?: ReactNode;
  onFail?: (() => void) | undefined;
  className?: string | undefined;
}

const FORMATS: readonly ImageFormat[] = ['avif', 'webp'];
const OWN_ORIGIN = ['/'] as const;
const loadedBefore = createMemory();

/**
 * An image that loads when it is near the viewport. It makes up to three attempts with growing delays, each on
 * the next host, and then shows a fallback. Server-rendered images load natively, before any script runs.
 */
export function LazyImage(props: LazyImageProps) {
  // Remounted for another image, so that no attempt, delay or failure of the previous one carries over.
  return <Image key={props.path} {...props} />;
}

function Image({
  path,
  alt,
  widths,
  sizes,
  ratio = '4:3',
  hosts = OWN_ORIGIN,
  urlFor = defaultUrl,
  priority = false,
  triesPerHost = MAX_TRIES,
  fallback,
  onFail,
  className,
}: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const isHydrated = useIsHydrated();
  const [fadesIn] = useState(isHydrated && !loadedBefore.has(path) && !priority);
  const isNear = useNearViewport(frame, !fadesIn);
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<'loading' | 'paused' | 'loaded' | 'failed'>('loading');

  const tries = Math.min(MAX_TRIES, triesPerHost * hosts.length);
  const succeed = () => {
    loadedBefore.remember(path);
    setState('loaded');
  };
  const fail = () => {
    const failed = failures + 1;
    setFailures(failed);
    if (retryDelayAfter(failed, tries) === undefined) {
      setState('failed');
      onFail?.();
    } else setState('paused');
  };

  useEffect(() => {
    if (state !== 'paused') return undefined;
    const timer = setTimeout(() => setState('loading'), retryDelayAfter(failures, tries));
    return () => clearTimeout(timer);
  }, [failures, state, tries]);

  // A server-rendered image may have loaded or failed before the listeners are attached.
  const settle = useRef({ succeed, fail });
  useEffect(() => {
    settle.current = { succeed, fail };
  });
  useEffect(() => {
    const { current } = image;
    if (!current?.complete || current.currentSrc === '') return;
    if (current.naturalWidth > 0) settle.current.succeed();
    else settle.current.fail();
  }, []);

  const request = { host: hostOf(hosts, failures), path };
  const [ratioWidth, ratioHeight] = RATIOS[ratio];
  const largest = Math.max(...widths);
  const showsImage = isNear && (state === 'loading' || state === 'loaded');

  return (
    <span
      ref={frame}
      className={classNames(styles['frame'], className)}
      data-ratio={ratio}
      data-state={isNear ? state : 'waiting'}
      data-fades-in={fadesIn || undefined}
    >
      {showsImage && (
        // A new element for each attempt: the browser doesn't request a URL again that failed in the old one.
        <picture key={failures}>
          {FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              sizes={sizes}
              srcSet={widths
                .map((width) => `${urlFor({ ...request, width, format })} ${width}w`)
                .join(', ')}
            />
          ))}
          <img
            ref={image}
            className={styles['image']}
            src={urlFor({ ...request, width: largest, format: 'webp' })}
            alt={alt}
            width={largest}
            height={Math.round((largest / ratioWidth) * ratioHeight)}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            onLoad={succeed}
            onError={fail}
          />
        </picture>
      )}
      {state === 'failed' && (
        <span
          className={styles['fallback']}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {fallback ?? <ImageFallback />}
        </span>
      )}
    </span>
  );
}

function defaultUrl({ host, path, width, format }: ImageRequest): string {
  return `${host}${path}-${width}.${format}`;
}
