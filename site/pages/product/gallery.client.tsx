'use client'

import { useState } from 'react'
import styles from '@/site/pages/product/gallery.module.css'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

type Props = { pictures: readonly MediaView[]; title: string }

const mainSizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 560px'

/** One large picture and its thumbnails. Give it a key: another variant starts at its first picture. */
export function Gallery({ pictures, title }: Props) {
  const [index, setIndex] = useState(0)
  const picture = pictures[index]

  return (
    <div className={classNames(styles.gallery, pictures.length < 2 && styles.single)}>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((each, position) => (
            <button
              key={each.id}
              type="button"
              aria-label={`${each.alt || 'Picture'}, ${position + 1} of ${pictures.length}`}
              aria-current={position === index}
              onClick={() => setIndex(position)}
            >
              <Picture media={each} sizes="88px" alt="" cover />
            </button>
          ))}
        </div>
      )}
      <div className={styles.main}>
        {picture ? (
          <Picture media={picture} sizes={mainSizes} alt={picture.alt || title} priority cover />
        ) : (
          <div className={styles.placeholder}>
            <Icon name="image" />
          </div>
        )}
      </div>
    </div>
  )
}
