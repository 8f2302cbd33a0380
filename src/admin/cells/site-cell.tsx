import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { headers } from 'next/headers'
import type { DefaultServerCellComponentProps } from 'payload'
import { Labelled, NoValue } from '@/src/admin/cells/labelled'
import { rowsById } from '@/src/admin/rows-by-id'
import { slugs } from '@/src/core/slugs'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** With the system's rights: all who see a row may know whose it is. */
const siteById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.profiles,
    where: { id: { in: ids } },
    select: { name: true },
    ...visitorRead,
  })
  return docs
})

/**
 * Whose row it is, by the name of the site. Of the chosen site nothing is asked: all rows are of it, and its column is
 * hidden (`lists.css`). Artists with one site have it chosen from their first screen on.
 */
export async function SiteCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const id = idOf(cellData)
  if (id && getTenantFromCookie(await headers(), 'text') === id) {
    return null
  }
  const site = id ? await siteById(payload, id) : null
  return site ? <Labelled field={field}>{site.name}</Labelled> : <NoValue />
}
