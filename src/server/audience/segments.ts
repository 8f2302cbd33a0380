import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type SegmentReach,
  type SegmentRules,
  segmentRules,
} from '@/src/core/contracts/audience/segments'
import { slugs } from '@/src/core/slugs'
import { countPeople } from '@/src/server/audience/audience'
import { fits } from '@/src/server/audience/segment-sql'
import { runSql } from '@/src/server/transaction'

type OfSite = { profileId: string; ids: readonly string[] }

/** The rules of segments of a site. With the system's rights: ids of another site's find nothing. */
export async function rulesOf(
  req: PayloadRequest,
  { profileId, ids }: OfSite,
): Promise<SegmentRules[]> {
  if (ids.length === 0) {
    return []
  }
  const { docs } = await req.payload.find({
    collection: slugs.segments,
    where: { and: [{ id: { in: [...ids] } }, { profile: { equals: profileId } }] },
    select: { rules: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ rules }) => segmentRules.safeParse(rules).data ?? [])
}

/** How many people rules reach right now, and how many of them a newsletter would. */
export async function reachOf(
  req: PayloadRequest,
  profileId: string,
  rules: SegmentRules,
): Promise<SegmentReach> {
  const [counted] = await runSql(req)<{ people: number }>`
    select count(*)::int as people from people p
    where p.profile_id = ${profileId} and ${fits({ payload: req.payload, profileId }, rules)}`
  const audience = { kind: 'segments', segments: [rules], listId: null } as const
  return {
    people: counted?.people ?? 0,
    mailable: await countPeople(req, profileId, audience),
  }
}

/** Whether an address is in a segment. One that is gone, or another site's, has nobody in it. */
export async function isInSegment(
  req: PayloadRequest,
  segmentId: string,
  { profileId, email }: { profileId: string; email: string },
): Promise<boolean> {
  const [rules] = await rulesOf(req, { profileId, ids: [segmentId] })
  if (!rules) {
    return false
  }
  const condition = fits({ payload: req.payload, profileId, email }, rules)
  const rows = await runSql(req)`
    select 1 from people p
    where p.profile_id = ${profileId} and p.email = ${email} and ${sql`${condition}`}`
  return rows.length > 0
}
