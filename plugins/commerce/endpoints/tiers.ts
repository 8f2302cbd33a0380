import type { Endpoint, PayloadRequest } from 'payload'
import { leavePosts, openPosts, tierPostsOf } from '@/plugins/commerce/memberships/tier-posts'
import { idParams } from '@/src/core/contracts/ids'
import {
  leavePostsBody,
  openPostsBody,
  tierPostsAnswer,
  tierPreviewAnswer,
} from '@/src/core/contracts/members/member-calls'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { playAs, playFragment } from '@/src/core/urls/preview'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { signPlay, signPreview } from '@/src/server/pages/preview-token'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { siteOrigin } from '@/src/server/tenancy'

async function requireTier(req: PayloadRequest, id: string) {
  const tier = await requireOwnDocument(req, slugs.membershipTiers, id)
  return { id, profileId: profileIdOf(tier) }
}

const ofTier = {
  params: idParams,
  subject: 'tiers',
  rateLimit: 'memberChange',
} as const

const posts = definePublicEndpoint({
  ...ofTier,
  method: 'get',
  path: '/:id/posts',
  summary: 'How many posts the members of this tier and of the others may see',
  answer: tierPostsAnswer,
  rateLimit: 'mediaRead',
  run: async ({ req, params: { id } }) => tierPostsOf(req, await requireTier(req, id)),
})

const open = definePublicEndpoint({
  ...ofTier,
  method: 'post',
  path: '/:id/posts/open',
  summary: 'Lets members of this tier see the posts of others, too',
  answer: tierPostsAnswer,
  body: openPostsBody,
  run: async ({ req, params: { id }, body: { tierIds } }) => {
    const tier = await requireTier(req, id)
    await openPosts(req, tier, tierIds)
    return tierPostsOf(req, tier)
  },
})

const leave = definePublicEndpoint({
  ...ofTier,
  method: 'post',
  path: '/:id/posts/leave',
  summary: 'Takes this tier off its posts, and says who may see them instead',
  answer: tierPostsAnswer,
  body: leavePostsBody,
  run: async ({ req, params: { id }, body: { to } }) => {
    const tier = await requireTier(req, id)
    await leavePosts(req, tier, to)
    return tierPostsOf(req, tier)
  },
})

const preview = definePublicEndpoint({
  ...ofTier,
  method: 'post',
  path: '/:id/preview',
  summary: 'An address at which the site can be seen with the eyes of a member of this tier',
  answer: tierPreviewAnswer,
  run: async ({ req, params: { id } }) => {
    const { profileId } = await requireTier(req, id)
    const [origin, pageId] = await Promise.all([siteOrigin(profileId), homePageOf(req, profileId)])
    if (!origin || !pageId) {
      throw new AppError('NOT_FOUND')
    }
    const address = `${origin}/meta/preview/${signPreview({ pageId, profileId })}`
    return { url: `${address}${playFragment}${signPlay(profileId)}${playAs}${id}` }
  },
})

async function homePageOf(req: PayloadRequest, profileId: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { and: [{ profile: { equals: profileId } }, { pathname: { equals: '/' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0]?.id ?? null
}

export const tierEndpoints: Endpoint[] = [posts, open, leave, preview]
