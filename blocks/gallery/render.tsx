import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import styles from '@/blocks/gallery/gallery.module.css'
import type { GalleryData } from '@/blocks/gallery/load'
import { PictureWall } from '@/blocks/gallery/picture-wall.client'
import type { definition } from '@/blocks/gallery/schema'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

export const Render: BlockRender<typeof definition.schema, GalleryData> = ({
  props,
  data,
  env: { editing },
  rootProps,
}) => {
  const { columns, gap, shape } = props
  const pictures = data?.pictures ?? []
  if (pictures.length === 0 && !editing) {
    return null
  }
  const style: CSSProperties & Record<'--columns' | '--gap', string | number> = {
    '--columns': columns,
    '--gap': `${gap}px`,
  }
  return (
    <div className={layout.across} style={style} {...rootProps}>
      {pictures.length === 0 ? (
        <p className={layout.hint}>Choose pictures in its settings.</p>
      ) : (
        <PictureWall
          pictures={pictures}
          className={classNames(styles.wall, styles[shape])}
          sizes={`(max-width: 500px) 50vw, ${Math.ceil(100 / columns)}vw`}
          isStill={editing}
        />
      )}
    </div>
  )
}
