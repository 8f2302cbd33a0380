import type { ComponentProps, ReactNode } from 'react'
import styles from '@/plugins/catalog/product-grid/product-grid.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { GripVertical, ImagePlus } from '@/src/admin/ui/icons'

export type TileItem = { id: string; title: string; cover: string | null }

type Props = {
  item: TileItem
  href: string
  facts: ReactNode
  badge: ReactNode
  /** Moves it in the store; null where that cannot be done. */
  handle: ComponentProps<'button'> | null
  isChosen: boolean
  onChoose: () => void
}

/** One product of the grid: all of it opens it, but the box in its corner. */
export function ProductTile({ item, href, facts, badge, handle, isChosen, onChoose }: Props) {
  return (
    <article className={styles.tile} data-chosen={isChosen || undefined}>
      <div className={styles.cover}>
        {item.cover ? (
          // biome-ignore lint/performance/noImgElement: the address is that of a small copy already
          <img src={item.cover} alt="" loading="lazy" />
        ) : (
          <ImagePlus size={28} strokeWidth={1.25} aria-hidden />
        )}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <h2 className={styles.title}>
        <AdminLink href={href}>{item.title}</AdminLink>
      </h2>
      <div className={styles.facts}>{facts}</div>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={`Choose ${item.title}`}
          checked={isChosen}
          onChange={onChoose}
        />
      </label>
      {handle && (
        <button {...handle} className={styles.handle}>
          <GripVertical size={16} aria-hidden />
        </button>
      )}
    </article>
  )
}
