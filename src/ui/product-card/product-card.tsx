import type { ComponentType, ReactNode } from 'react'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { Cover } from '@/src/ui/cover/cover'
import styles from '@/src/ui/product-card/product-card.module.css'

type Props = {
  href: string
  title: string
  /** The line under the title: the artist, or a price. */
  line: string
  cover: MediaView | null
  /** The button that plays it, on its cover. */
  play?: ReactNode
  /** Stands to the right of the title. */
  badge?: ReactNode
  /** The `sizes` attribute of the cover. */
  sizes: string
  /** One of the covers a visitor sees first. */
  priority?: boolean
  /** One of those below them that need no scrolling either. */
  inSight?: boolean
  Link: ComponentType<{ href: string; children?: ReactNode }>
}

/** A product as rows and grids show it; the whole card is the link. */
export function ProductCard(props: Props) {
  const { href, title, line, cover, play, badge, sizes, priority, inSight, Link } = props
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Cover media={cover} sizes={sizes} alt="" priority={priority} inSight={inSight} />
        {play && <div className={styles.play}>{play}</div>}
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={styles.title}>
            <Link href={href}>{title}</Link>
          </h3>
          <p className={styles.line}>{line}</p>
        </div>
        {badge}
      </div>
    </article>
  )
}
