import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import type { AuditLog } from '@/src/payload-types'

/** What the audit log gets while something is done, oldest first. */
export async function linesOf(payload: Payload, act: () => Promise<unknown>): Promise<AuditLog[]> {
  const before = await readLines(payload)
  await act()
  const known = new Set(before.map(({ id }) => id))
  return (await readLines(payload)).filter(({ id }) => !known.has(id))
}

async function readLines(payload: Payload): Promise<AuditLog[]> {
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
  })
  return docs
}
