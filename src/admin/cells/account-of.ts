import type { Payload } from 'payload'
import { rowsById } from '@/src/admin/rows-by-id'
import { slugs } from '@/src/core/slugs'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

const accountById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.publicAccounts,
    where: { id: { in: ids } },
    select: { email: true, firstName: true, lastName: true, commentsBlockedAt: true },
    ...visitorRead,
  })
  return docs
})

/**
 * A fan in a list or a form, which cannot ask for one: accounts have no calls of their own. With the system's rights:
 * the list holds what its reader may see, and its rows name these accounts.
 *
 * @returns null for an account that is gone
 */
export async function accountOf(payload: Payload, account: Parameters<typeof idOf>[0]) {
  const id = idOf(account)
  return id ? accountById(payload, id) : null
}
