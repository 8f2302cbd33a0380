import {
  anonymousViewer,
  type MembershipState,
  type PostViewer,
  signedInViewer,
} from '@/src/access/post-access'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/cache-tags'
import { cached } from '@/src/server/cached'
import { getPayloadClient } from '@/src/server/payload'
import { idOf, plainRead } from '@/src/server/site-data/plain-read'
import { listTiers } from '@/src/server/site-data/tiers'

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
      ...plainRead,
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
  const [viewerOf, memberships] = await Promise.all([
    viewersOf(profileId),
    payload.find({
      collection: slugs.memberships,
      where: { and: [{ profile: { equals: profileId } }, { account: { equals: account.id } }] },
      select: { tier: true, status: true, interval: true, currentPeriodEnd: true },
      ...plainRead,
    }),
  ])
  return viewerOf(
    memberships.docs.map(({ tier, status, interval, currentPeriodEnd }) => ({
      tierId: idOf(tier) ?? '',
      status,
      interval,
      currentPeriodEnd: currentPeriodEnd ?? null,
    })),
  )
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
