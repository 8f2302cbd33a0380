import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import styles from '@/src/ui/cover/cover.module.css'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

type Props = {
  media: MediaView | null
  /** The `sizes` attribute of the picture. */
  sizes: string
  alt: string
  /** One of the covers a visitor sees first. */
  priority?: boolean
  /** One of those below them that need no scrolling either. */
  inSight?: boolean
}

/** The square cover of a product, in the artist's colours while there is no picture. */
export function Cover({ media, ...picture }: Props) {
  return (
    <div className={styles.cover}>
      {media ? (
        <Picture media={media} {...picture} cover />
      ) : (
        <div className={styles.placeholder}>
          <Icon name="music" />
        </div>
      )}
    </div>
  )
}
