import { type PostVisibility, postVisibilities } from '@/src/core/contracts/members/posts'
import { limits } from '@/src/core/limits'

/** Who looks at a post. */
export type PostViewer = {
  isSignedIn: boolean
  /** Has a membership that is paid for, whichever its tier. */
  isPaying: boolean
  /** Tiers whose posts the viewer may see. */
  tierIds: ReadonlySet<string>
}

export const anonymousViewer: PostViewer = {
  isSignedIn: false,
  isPaying: false,
  tierIds: new Set(),
}

export type MembershipState = {
  tierId: string
  status: string
  /** `none`: free, or given until its end. */
  interval: string
  /** ISO date and time. */
  currentPeriodEnd: string | null
  /** It has to be paid, and that is not in today's books: test payments of a shop that has gone live. */
  isElsewhere: boolean
}

/** Whether the viewer may see what the post shows. A post for tiers that names none is for nobody. */
export function hasAccess(
  { visibility, tierIds }: { visibility: PostVisibility; tierIds: readonly string[] },
  viewer: PostViewer,
): boolean {
  switch (visibility) {
    case 'public':
      return true
    case 'members':
      return viewer.isSignedIn
    case 'paid':
      return viewer.isSignedIn && viewer.isPaying
    case 'tiers':
      return viewer.isSignedIn && tierIds.some((id) => viewer.tierIds.has(id))
  }
}

/** What is for everybody, for statements that cannot ask {@link hasAccess}. */
export const openVisibilities: readonly PostVisibility[] = postVisibilities.filter((visibility) =>
  hasAccess({ visibility, tierIds: [] }, anonymousViewer),
)

type Rules = {
  now: Date
  /** Ids of all tiers of the site, lowest first. */
  tierOrder: readonly string[]
  /** Whether a tier opens also what is for those below it. */
  includesLower: boolean
}

/** A signed-in visitor with the memberships they ever had. */
export function signedInViewer(
  memberships: readonly MembershipState[],
  { now, tierOrder, includesLower }: Rules,
): PostViewer {
  const active = memberships.filter((membership) => isActive(membership, now))
  const tierIds = active.flatMap(({ tierId }) =>
    includesLower
      ? [tierId, ...tierOrder.slice(0, Math.max(0, tierOrder.indexOf(tierId)))]
      : tierId,
  )
  return {
    isSignedIn: true,
    isPaying: active.some(({ status }) => status !== 'free'),
    tierIds: new Set(tierIds),
  }
}

/**
 * Whether a membership counts at this moment. A failed renewal has a few days of grace; a cancelled one
 * lasts as long as it is paid for, a given one as long as it was given for. What was paid elsewhere counts
 * as not paid. The provider ends all others.
 */
export function isActive(
  { status, interval, currentPeriodEnd, isElsewhere }: Omit<MembershipState, 'tierId'>,
  now: Date,
): boolean {
  if (isElsewhere) {
    return false
  }
  switch (status) {
    case 'free':
      return true
    case 'active':
    case 'trialing':
      return interval !== 'none' || currentPeriodEnd === null || now < new Date(currentPeriodEnd)
    case 'past_due':
    case 'canceled': {
      const endsAt = accessEndsAt({ status, interval, currentPeriodEnd })
      return endsAt !== null && now < endsAt
    }
    default:
      return false
  }
}

/** When a membership stops counting by itself; null: not before somebody does something. */
export function accessEndsAt({
  status,
  interval,
  currentPeriodEnd,
  cancelAtPeriodEnd = false,
}: Omit<MembershipState, 'tierId' | 'isElsewhere'> & { cancelAtPeriodEnd?: boolean }): Date | null {
  const ends =
    status === 'past_due' ||
    status === 'canceled' ||
    (status === 'active' && (interval === 'none' || cancelAtPeriodEnd))
  if (!ends || currentPeriodEnd === null) {
    return null
  }
  const graceMs = status === 'past_due' ? limits.membership.graceDays * 24 * 3600 * 1000 : 0
  return new Date(Date.parse(currentPeriodEnd) + graceMs)
}
