import type { PayloadRequest, Where } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Payload's own collection of locks, which its forms respect and set. */
export const lockSlug = 'payload-locked-documents'

/** Locks of a page, of anybody or of one. */
export function locksOf(pageId: string, userId?: string): Where {
  return {
    and: [
      { 'document.relationTo': { equals: slugs.pages } },
      { 'document.value': { equals: pageId } },
      ...(userId ? [{ 'user.value': { equals: userId } }] : []),
    ],
  }
}

export async function hasLock(
  req: PayloadRequest,
  pageId: string,
  userId: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: lockSlug,
    where: locksOf(pageId, userId),
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** Gives a page that nobody has to somebody. The caller holds the page's row. */
export async function lockPageFor(
  req: PayloadRequest,
  pageId: string,
  userId: string,
): Promise<void> {
  await req.payload.create({
    collection: lockSlug,
    data: {
      document: { relationTo: slugs.pages, value: pageId },
      user: { relationTo: slugs.users, value: userId },
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}
