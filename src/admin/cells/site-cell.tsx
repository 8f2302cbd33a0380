import type { DefaultServerCellComponentProps } from 'payload'
import { Labelled, NoValue } from '@/src/admin/cells/labelled'
import { rowsById } from '@/src/admin/rows-by-id'
import { slugs } from '@/src/core/slugs'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** With the system's rights: whoever sees a row may know whose it is. */
const siteById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.profiles,
    where: { id: { in: ids } },
    select: { name: true },
    ...visitorRead,
  })
  return docs
})

/** Whose row it is, by the name of the site. */
export async function SiteCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const id = idOf(cellData)
  const site = id ? await siteById(payload, id) : null
  return site ? <Labelled field={field}>{site.name}</Labelled> : <NoValue />
}
