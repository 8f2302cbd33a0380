import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { type LockHolder, lockAnswer, lockBody } from '@/src/core/contracts/page-calls'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { lockPageFor, lockSlug, locksOf } from '@/src/server/pages/page-lock'
import { txDb, withTx } from '@/src/server/transaction'

/** Payload's own, where a collection names no other. */
const payloadLockSeconds = 300

type Lock = {
  id: string
  userId: string
  name: string
  since: string
  isFresh: boolean
}

/**
 * Payload's own lock, which its forms respect and set: whoever has it may save, everybody else's
 * saves answer 423. The editor asks again every few seconds, which keeps the lock and tells when
 * somebody has taken it over.
 */
const take = definePageEndpoint({
  method: 'post',
  path: '/:id/lock',
  summary: 'Keeps the page to oneself while it is edited, or tells who has it',
  failures: ['CONFLICT'],
  answer: lockAnswer,
  body: lockBody,
  run: ({ req, body, page, owner }) =>
    withTx(req, async () => {
      const holder = await takeLock(req, { pageId: page.id, userId: owner.id, ...body })
      return { holder }
    }),
})

const release = definePageEndpoint({
  method: 'delete',
  path: '/:id/lock',
  summary: 'Lets others edit the page',
  failures: ['CONFLICT'],
  run: async ({ req, page, owner }) => {
    await req.payload.db.deleteMany({
      collection: lockSlug,
      where: locksOf(page.id, owner.id),
      req,
    })
  },
})

export const lockEndpoints = [take, release]

type Wanted = { pageId: string; userId: string; takesOver: boolean }

async function takeLock(
  req: PayloadRequest,
  { pageId, userId, takesOver }: Wanted,
): Promise<LockHolder | null> {
  const db = await txDb(req)
  // Two people who come at the same time wait for each other, and for a save, which clears locks too:
  // everybody takes the page's row before any lock of it, so that none waits in a circle.
  await lockDocument(req, slugs.pages, pageId)
  const locks = await readLocks(req, pageId)
  const other = locks.find((lock) => lock.userId !== userId && lock.isFresh)
  if (other && !takesOver) {
    return { name: other.name, since: other.since }
  }
  const own = locks.find((lock) => lock.userId === userId)
  if (own) {
    await db.execute(
      sql`update payload_locked_documents set updated_at = now() where id = ${own.id}`,
    )
  }
  const former = locks.filter(({ id }) => id !== own?.id)
  if (former.length > 0) {
    await req.payload.db.deleteMany({
      collection: lockSlug,
      where: { id: { in: former.map(({ id }) => id) } },
      req,
    })
  }
  if (!own) {
    await lockPageFor(req, pageId, userId)
  }
  return null
}

async function readLocks(req: PayloadRequest, pageId: string): Promise<Lock[]> {
  const { lockDocuments } = req.payload.collections[slugs.pages].config
  const seconds = typeof lockDocuments === 'object' ? lockDocuments.duration : payloadLockSeconds
  const { docs } = await req.payload.find({
    collection: lockSlug,
    where: locksOf(pageId),
    sort: '-updatedAt',
    // The holder's name stands on their own document, which is not the caller's to read.
    depth: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, user: { value }, createdAt, updatedAt }) => ({
    id,
    userId: typeof value === 'object' ? value.id : value,
    name: (typeof value === 'object' && 'name' in value && value.name) || 'Someone else',
    since: createdAt,
    isFresh: Date.now() - Date.parse(updatedAt) <= seconds * 1000,
  }))
}
