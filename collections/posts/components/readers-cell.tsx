import type { DefaultServerCellComponentProps } from 'payload'
import { visibilityLabels } from '@/collections/_fields/fields'
import { rowsById } from '@/src/admin/rows-by-id'
import { slugs } from '@/src/core/slugs'
import type { Post } from '@/src/payload-types'
import { idsOf, visitorRead } from '@/src/server/site-data/visitor-read'

const tierById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.membershipTiers,
    where: { id: { in: ids } },
    select: { name: true },
    ...visitorRead,
  })
  return docs
})

/** Who may see a post; of its tiers the names, which in the form stand below. */
export async function ReadersCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { visibility, tiers } = rowData as Post
  if (visibility !== 'tiers') {
    return visibilityLabels[visibility]
  }
  const named = await Promise.all(idsOf(tiers).map((id) => tierById(payload, id)))
  return named
    .flatMap((tier) => tier?.name ?? [])
    .sort((one, other) => one.localeCompare(other))
    .join(', ')
}
