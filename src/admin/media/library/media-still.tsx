import type { CSSProperties } from 'react'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

type Props = {
  item: MediaItem
  /** The file itself in place of its small copy. */
  isLarge?: boolean
  alt?: string
  style?: CSSProperties
}

/** A picture, or the first frame of a film; in the admin only, where nothing optimises on the way. */
export function MediaStill({ item, isLarge = false, alt = item.alt, style }: Props) {
  if (item.type === 'video') {
    // A moment in: browsers that load only this far draw it.
    return (
      <video
        src={`${item.url}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        controls={isLarge}
        aria-label={item.alt || item.name}
        style={style}
      />
    )
  }
  const src = isLarge ? item.url : (item.thumbnail ?? item.url)
  // biome-ignore lint/performance/noImgElement: the address is that of a small copy already
  return <img src={src} alt={alt} loading="lazy" draggable={false} style={style} />
}
