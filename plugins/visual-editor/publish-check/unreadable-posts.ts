import { sql } from '@payloadcms/db-postgres'
import type { Reader, UnreadablePost } from '@/plugins/visual-editor/publish-check/subject'
import type { MembershipState } from '@/src/access/post-access'
import { slugs } from '@/src/core/slugs'
import { shortened } from '@/src/core/text'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { viewersOf } from '@/src/server/posts/post-viewer'
import { listTiers } from '@/src/server/site-data/tiers'
import { idsOf } from '@/src/server/site-data/visitor-read'
import { txDb } from '@/src/server/transaction'

const captionLength = 40

/** Published posts for tiers that name none, or only such that have no members and take none. */
export async function unreadablePosts(
  reader: Reader,
  profileId: string,
): Promise<UnreadablePost[]> {
  const { docs } = await reader.req.payload.find({
    collection: slugs.posts,
    where: {
      and: [
        { profile: { equals: profileId } },
        { isPublished: { equals: true } },
        { visibility: { equals: 'tiers' } },
      ],
    },
    select: { caption: true, tiers: true },
    ...reader,
  })
  if (docs.length === 0) {
    return []
  }
  const opened = await openedTiers(reader, profileId)
  return docs.flatMap(({ id, caption, tiers }) => {
    const tierIds = idsOf(tiers)
    const isReadable = tierIds.some((tierId) => opened.has(tierId))
    const words = shortened(caption ?? '', captionLength) || 'A post without words'
    return isReadable ? [] : [{ id, caption: words, hasTiers: tierIds.length > 0 }]
  })
}

/** Tiers whose posts somebody sees, or could by joining one. */
async function openedTiers(reader: Reader, profileId: string): Promise<ReadonlySet<string>> {
  const db = await txDb(reader.req)
  const [viewerOf, tiers, { rows }] = await Promise.all([
    viewersOf(profileId),
    listTiers(profileId),
    db.execute<MembershipState>(sql`
      select distinct tier_id as "tierId", status, interval,
        current_period_end as "currentPeriodEnd",
        ${paidElsewhere(reader.req.payload)} as "isElsewhere"
      from memberships
      join membership_tiers tiers on tiers.id = tier_id and tiers.is_active = false
      where memberships.profile_id = ${profileId}`),
  ])
  const joined = tiers
    .filter(({ isActive }) => isActive)
    .map(({ id }) => ({
      tierId: id,
      status: 'free',
      interval: 'none',
      currentPeriodEnd: null,
      isElsewhere: false,
    }))
  return viewerOf([...joined, ...rows]).tierIds
}
