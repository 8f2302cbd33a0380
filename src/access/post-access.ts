import type { PostVisibility } from '@/src/core/contracts/posts'
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
  /** ISO date and time. */
  currentPeriodEnd: string | null
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

/** A failed renewal has a few days of grace; a cancelled membership lasts as long as it is paid for. */
function isActive({ status, currentPeriodEnd }: MembershipState, now: Date): boolean {
  const graceMs = limits.membership.graceDays * 24 * 3600 * 1000
  const endsAt = currentPeriodEnd === null ? Number.NaN : Date.parse(currentPeriodEnd)
  switch (status) {
    case 'free':
    case 'active':
    case 'trialing':
      return true
    case 'past_due':
      return now.getTime() < endsAt + graceMs
    case 'canceled':
      return now.getTime() < endsAt
    default:
      return false
  }
}
