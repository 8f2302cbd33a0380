import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import {
  anonymousViewer,
  type MembershipState,
  type PostViewer,
  signedInViewer,
} from '@/src/access/post-access'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { listTiers } from '@/src/server/site-data/tiers'
import { visitorRead } from '@/src/server/site-data/visitor-read'

export type PostRules = { lockedPreviews: boolean; tiersIncludeLower: boolean }

/** What the artist has decided about posts for members. */
export function postRules(profileId: string): Promise<PostRules> {
  return cached(['post-rules', profileId], [cacheTags.site(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      select: { lockedPreviews: true, tiersIncludeLower: true },
      limit: 1,
      ...visitorRead,
    })
    return {
      lockedPreviews: docs[0]?.lockedPreviews ?? true,
      tiersIncludeLower: docs[0]?.tiersIncludeLower ?? false,
    }
  })
}

/** Who looks at the posts of a profile, by the memberships that count right now. */
export async function postViewerOf(
  profileId: string,
  account: { id: string } | null,
): Promise<PostViewer> {
  if (!account) {
    return anonymousViewer
  }
  const payload = await getPayloadClient()
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const [viewerOf, { rows }] = await Promise.all([
    viewersOf(profileId),
    drizzle.execute<MembershipState>(sql`
      select tier_id as "tierId", status, interval, current_period_end as "currentPeriodEnd",
        ${paidElsewhere(payload)} as "isElsewhere"
      from memberships where profile_id = ${profileId} and account_id = ${account.id}`),
  ])
  return viewerOf(rows)
}

export type ViewerOf = (memberships: readonly MembershipState[]) => PostViewer

/** What makes a viewer of the memberships that a visitor of the profile has ever had, as of now. */
export async function viewersOf(profileId: string): Promise<ViewerOf> {
  const [rules, tiers] = await Promise.all([postRules(profileId), listTiers(profileId)])
  const tierOrder = tiers.map(({ id }) => id)
  return (memberships) =>
    signedInViewer(memberships, {
      now: new Date(),
      tierOrder,
      includesLower: rules.tiersIncludeLower,
    })
}
