import type { PayloadRequest } from 'payload'
import { anonymousViewer, type PostViewer, signedInViewer } from '@/src/access/post-access'
import { previewViewer } from '@/src/core/contracts/pages/page-calls'
import { AppError } from '@/src/core/errors'
import { isFreeTier, tierIntervals } from '@/src/core/memberships/tier-price'
import { previewMessages } from '@/src/core/messages/blocks'
import { previewHeaders } from '@/src/core/urls/preview'
import { readPlay, readPostPreview } from '@/src/server/pages/preview-token'
import { postRules } from '@/src/server/posts/post-viewer'
import { listTiers } from '@/src/server/site-data/tiers'

/**
 * For calls that change something: a preview only reads, no matter whom it was given to.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export function refusePreview({ headers }: Pick<PayloadRequest, 'headers'>): void {
  if (headers.has(previewHeaders.token)) {
    throw new AppError('FORBIDDEN', { message: previewMessages.nothingSent })
  }
}

/**
 * Whom an artist plays who previews their own site. Only a token that the artist was given for this
 * very profile counts, not the address of a preview, which is handed on; null without one, and for
 * tiers of others.
 */
export async function previewViewerOf(
  { headers }: Pick<PayloadRequest, 'headers'>,
  profileId: string,
): Promise<PostViewer | null> {
  const token = headers.get(previewHeaders.token)
  if (!token || readPlay(token) !== profileId) {
    return null
  }
  return playedViewer(headers, profileId)
}

/**
 * Whom somebody plays who previews a post that they write. Only a token counts that they were given for this very
 * post; null without one.
 */
export async function postPreviewViewerOf(
  { headers }: Pick<PayloadRequest, 'headers'>,
  post: { postId: string; profileId: string },
): Promise<PostViewer | null> {
  const grant = readPostPreview(headers.get(previewHeaders.token) ?? '')
  return grant?.postId === post.postId && grant.profileId === post.profileId
    ? playedViewer(headers, post.profileId)
    : null
}

/** Null for tiers of others. */
async function playedViewer(headers: Headers, profileId: string): Promise<PostViewer | null> {
  const viewer = previewViewer.safeParse(headers.get(previewHeaders.viewer))
  if (!viewer.success || viewer.data === 'signed-out') {
    return anonymousViewer
  }
  const [rules, tiers] = await Promise.all([postRules(profileId), listTiers(profileId)])
  const tier = tiers.find(({ id }) => id === viewer.data)
  if (viewer.data !== 'visitor' && !tier) {
    return null
  }
  const played = tier && {
    tierId: tier.id,
    status: isFreeTier(tier) ? 'free' : 'active',
    interval: tierIntervals(tier)[0] ?? 'none',
    currentPeriodEnd: null,
    isElsewhere: false,
  }
  return signedInViewer(played ? [played] : [], {
    now: new Date(),
    tierOrder: tiers.map(({ id }) => id),
    includesLower: rules.tiersIncludeLower,
  })
}
