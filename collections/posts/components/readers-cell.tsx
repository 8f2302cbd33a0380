import type { DefaultServerCellComponentProps } from 'payload'
import { visibilityLabels } from '@/collections/_fields/visibility-labels'
import { slugs } from '@/src/core/slugs'
import type { Post } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/plain-read'

/** Who may see a post; of its tiers the names, which in the form stand below. */
export async function ReadersCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { visibility, tiers } = rowData as Post
  if (visibility !== 'tiers') {
    return visibilityLabels[visibility]
  }
  const { docs } = await payload.find({
    collection: slugs.membershipTiers,
    where: { id: { in: (tiers ?? []).map(idOf) } },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    // The owner's own, named by a row that the owner sees.
    overrideAccess: true,
  })
  return docs.map(({ name }) => name).join(', ')
}
