import styles from '@/site/pages/event/event.module.css'
import type { MediaView } from '@/src/core/contracts/media'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

type Props = { media: MediaView | undefined; title: string }

const sizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 673px'

/** A picture or film of the event; a sign where there is none. */
export function EventPicture({ media, title }: Props) {
  if (!media) {
    return (
      <div className={`${styles.picture} ${styles.placeholder}`}>
        <Icon name="calendar" />
      </div>
    )
  }
  return (
    <div className={styles.picture}>
      {media.mimeType.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: artists upload films without captions
        <video src={media.url} controls playsInline preload="metadata" aria-label={title} />
      ) : (
        <Picture media={media} sizes={sizes} alt={media.alt || title} priority cover />
      )}
    </div>
  )
}
