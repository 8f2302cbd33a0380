import type { PayloadRequest, Where } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import type { LockAnswer, LockHolder } from '@/src/core/contracts/pages/page-calls'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { registerWindow, unregisterWindow } from '@/src/server/open-windows'
import { runSql, withTx } from '@/src/server/transaction'

/** Payload's own collection of locks, which its forms respect and set. */
const lockSlug = 'payload-locked-documents'

/** Payload's own, where a collection names no other. */
const payloadLockSeconds = 300

/** What one person at a time may edit. */
export type LockedDocument = {
  relationTo: typeof slugs.pages | typeof slugs.newsletters | typeof slugs.emailTemplates
  value: string
}

export const lockedPage = (id: string): LockedDocument => ({ relationTo: slugs.pages, value: id })

type Lock = {
  id: string
  userId: string
  name: string
  since: string
  isFresh: boolean
}

/**
 * Payload's own lock, which its forms respect and set: its holder may save, everybody else's
 * saves are refused. The editor asks again every few seconds, which keeps the lock and tells when
 * somebody has taken it over. Whether the caller may edit the document at all is asked before.
 *
 * @returns who else has it, nobody when it is the caller's now
 */
export async function takeLock(
  req: PayloadRequest,
  document: LockedDocument,
  {
    userId,
    takesOver,
    windowId,
  }: { userId: string; takesOver: boolean; windowId?: string | undefined },
): Promise<LockAnswer> {
  return withTx(req, async () => {
    // Two people who come at the same time wait for each other, and for a save, which clears locks too:
    // everybody takes the document's row before any lock of it, so that none waits in a circle.
    await lockDocument(req, document.relationTo, document.value)
    const isOpenElsewhere =
      windowId !== undefined && (await registerWindow(req, { document, userId, windowId }))
    return { holder: await holdLock(req, document, { userId, takesOver }), isOpenElsewhere }
  })
}

/** Answers who else has it; null once it is the caller's. The caller holds the document's row. */
async function holdLock(
  req: PayloadRequest,
  document: LockedDocument,
  { userId, takesOver }: { userId: string; takesOver: boolean },
): Promise<LockHolder | null> {
  const locks = await readLocks(req, document)
  const other = locks.find((lock) => lock.userId !== userId && lock.isFresh)
  if (other && !takesOver) {
    return { name: other.name, since: other.since }
  }
  const own = locks.find((lock) => lock.userId === userId)
  if (own) {
    // Asked for every few seconds, kept for minutes: most of the time there is nothing to write.
    await runSql(req)`
      update payload_locked_documents set updated_at = now()
      where id = ${own.id} and updated_at < now() - interval '20 seconds'`
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
    await lockFor(req, document, userId)
  }
  return null
}

/**
 * Runs a save, with which Payload gives the lock back: its holder keeps it, so that nobody who waits
 * gets it before the editor asks again.
 */
export function keepingLock<Saved>(
  req: PayloadRequest,
  document: LockedDocument,
  save: () => Promise<Saved>,
): Promise<Saved> {
  return withTx(req, async () => {
    await lockDocument(req, document.relationTo, document.value)
    const editor = staffOf(req)
    const isOwn = editor !== null && (await hasLock(req, document, editor.id))
    const saved = await save()
    if (editor && isOwn) {
      await lockFor(req, document, editor.id)
    }
    return saved
  })
}

/** Lets others edit the document, unless the same person has it open in another window. */
export async function releaseLock(
  req: PayloadRequest,
  document: LockedDocument,
  { userId, windowId }: { userId: string; windowId?: string | undefined },
): Promise<void> {
  await withTx(req, async () => {
    await lockDocument(req, document.relationTo, document.value)
    if (windowId && (await unregisterWindow(req, { document, userId, windowId }))) {
      return
    }
    await req.payload.db.deleteMany({
      collection: lockSlug,
      where: locksOf(document, userId),
      req,
    })
  })
}

export async function hasLock(
  req: PayloadRequest,
  document: LockedDocument,
  userId: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: lockSlug,
    where: locksOf(document, userId),
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** Gives a document that nobody has to somebody. The caller holds the document's row. */
export async function lockFor(
  req: PayloadRequest,
  document: LockedDocument,
  userId: string,
): Promise<void> {
  await req.payload.create({
    collection: lockSlug,
    data: { document, user: { relationTo: slugs.users, value: userId } },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Locks of a document, of anybody or of one. */
function locksOf({ relationTo, value }: LockedDocument, userId?: string): Where {
  return {
    and: [
      { 'document.relationTo': { equals: relationTo } },
      { 'document.value': { equals: value } },
      ...(userId ? [{ 'user.value': { equals: userId } }] : []),
    ],
  }
}

async function readLocks(req: PayloadRequest, document: LockedDocument): Promise<Lock[]> {
  const { lockDocuments } = req.payload.collections[document.relationTo].config
  const seconds = typeof lockDocuments === 'object' ? lockDocuments.duration : payloadLockSeconds
  const { docs } = await req.payload.find({
    collection: lockSlug,
    where: locksOf(document),
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
