import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/collections/products/components/title-cell.module.css'
import { ListTitle } from '@/src/admin/cells/list-title'
import { rowsById } from '@/src/admin/rows-by-id'
import { slugs } from '@/src/core/slugs'
import type { Product } from '@/src/payload-types'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

const pictureById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { id: { in: ids } },
    ...visitorRead,
  })
  return docs
})

/** The cover beside the title: artists know their releases by it. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const cover = idOf((props.rowData as Product).media?.[0])
  const address = cover && (await pictureById(props.payload, cover))?.thumbnailURL
  return (
    <span className={styles.title}>
      <span
        className={styles.cover}
        style={address ? { backgroundImage: `url(${JSON.stringify(address)})` } : undefined}
        aria-hidden="true"
      />
      <ListTitle {...props} />
    </span>
  )
}
