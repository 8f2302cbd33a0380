import type { Payload } from 'payload'
import { cache } from 'react'
import { slugs } from '@/src/core/slugs'

type Commenter = { id: string; name: string; email: string; isBlocked: boolean }

/**
 * Who wrote a comment; null for an account that is gone. With the system's rights: the list holds what
 * its reader may see, and its rows name these accounts. One read for all cells of a row.
 */
export const loadCommenter = cache(
  async (payload: Payload, id: string): Promise<Commenter | null> => {
    const { docs } = await payload.find({
      collection: slugs.publicAccounts,
      where: { id: { equals: id } },
      select: { email: true, firstName: true, lastName: true, commentsBlockedAt: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    const [account] = docs
    return account
      ? {
          id: account.id,
          name: `${account.firstName} ${account.lastName}`,
          email: account.email,
          isBlocked: Boolean(account.commentsBlockedAt),
        }
      : null
  },
)
