import type { Payload } from 'payload'
import { rowsById } from '@/src/admin/rows-by-id'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import { visitorRead } from '@/src/server/site-data/visitor-read'

type Commenter = { id: string; name: string; email: string; isBlocked: boolean }

const commenterById = rowsById<Commenter>(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.publicAccounts,
    where: { id: { in: ids } },
    select: { email: true, firstName: true, lastName: true, commentsBlockedAt: true },
    ...visitorRead,
  })
  return docs.map(({ id, email, firstName, lastName, commentsBlockedAt }) => ({
    id,
    name: fullName({ firstName, lastName }),
    email,
    isBlocked: Boolean(commentsBlockedAt),
  }))
})

/**
 * Who wrote a comment; null for an account that is gone. With the system's rights: the list holds what
 * its reader may see, and its rows name these accounts. One read for all cells of a list.
 */
export async function loadCommenter(payload: Payload, id: string): Promise<Commenter | null> {
  return id ? commenterById(payload, id) : null
}
