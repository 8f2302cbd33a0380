import type { CSSProperties } from 'react'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { classNames } from '@/src/ui/class-names'
import { FirstPicture } from '@/src/ui/picture/first-picture.client'
import styles from '@/src/ui/picture/picture.module.css'

type Props = {
  media: MediaView
  /** The `sizes` attribute: how wide the picture stands, e.g. `(max-width: 500px) 240px, 336px`. */
  sizes: string
  /** Replaces the media's own description; `''` marks the picture as decoration. */
  alt?: string
  /** The picture a visitor sees first: loaded at once and before others. */
  priority?: boolean
  /** In sight from the start, but not first: loaded at once and after others. */
  inSight?: boolean
  /** Fills its place, keeping the focal point in sight, instead of keeping its own shape. */
  cover?: boolean
  className?: string
  style?: CSSProperties
}

/** A picture in as many sizes as there are, with its place reserved before it arrives. */
export function Picture(props: Props) {
  const {
    media,
    sizes,
    alt = media.alt,
    priority,
    inSight,
    cover = false,
    className,
    style,
  } = props
  const copies = media.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
  const isSized = media.width > 0 && media.height > 0

  const img = {
    className: classNames(styles.picture, cover && styles.cover, className),
    style: cover ? { objectPosition: `${media.focalX}% ${media.focalY}%`, ...style } : style,
    alt,
    ...(copies && { srcSet: copies, sizes }),
    src: fallbackUrl(media),
    ...(isSized && { width: media.width, height: media.height }),
    decoding: 'async' as const,
  }
  if (priority) {
    return <FirstPicture {...img} />
  }
  const loading = inSight
    ? ({ loading: 'eager', fetchPriority: 'low' } as const)
    : ({ loading: 'lazy' } as const)
  // biome-ignore lint/performance/noImgElement: the copies exist already; Next's would be made again on each server
  return <img {...img} alt={alt} {...loading} />
}

/** The largest copy up to 1280 px: enough for a browser that knows no `srcset`. */
function fallbackUrl({ sizes, url }: MediaView): string {
  return sizes.filter(({ width }) => width <= 1280).at(-1)?.url ?? sizes[0]?.url ?? url
}
