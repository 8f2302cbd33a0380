import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Newsletter, Post } from '@/src/payload-types'
import type { Audience } from '@/src/server/audience/audience'
import { rulesOf } from '@/src/server/audience/segments'
import { idOf, idsOf, visitorRead } from '@/src/server/site-data/visitor-read'

const text = ownerMessages.newsletters

/**
 * Whom a newsletter is for, as of now.
 *
 * @throws {AppError} `CONFLICT` when its list, tiers or post are not chosen, or gone
 */
export async function audienceOf(req: PayloadRequest, newsletter: Newsletter): Promise<Audience> {
  switch (newsletter.audience) {
    case 'list': {
      const listId = idOf(newsletter.list)
      if (!listId) {
        throw refusal(text.listRequired)
      }
      return { kind: 'list', listId }
    }
    case 'segments': {
      const ids = idsOf(newsletter.segments)
      const segments = await rulesOf(req, { profileId: idOf(newsletter.profile) ?? '', ids })
      if (segments.length === 0) {
        throw refusal(ids.length === 0 ? text.segmentsRequired : text.audienceGone)
      }
      return { kind: 'segments', segments, listId: idOf(newsletter.list) }
    }
    case 'tiers': {
      const tierIds = idsOf(newsletter.tiers)
      if (tierIds.length === 0) {
        throw refusal(text.tiersRequired)
      }
      return { kind: 'news', visibility: 'tiers', tierIds }
    }
    case 'members':
      return { kind: 'news', visibility: 'tiers', tierIds: await allTierIds(req, newsletter) }
    case 'post':
      return audienceOfPost(await postOf(req, newsletter))
  }
}

/** Those who may see a post and want to be told. */
export function audienceOfPost({ visibility, tiers }: Post): Audience {
  return { kind: 'posts', visibility, tierIds: idsOf(tiers) }
}

/** The post that a newsletter is about. @throws {AppError} `CONFLICT` when it is gone */
export async function postOf(req: PayloadRequest, { post, profile }: Newsletter): Promise<Post> {
  const id = idOf(post)
  const { docs } = await req.payload.find({
    collection: slugs.posts,
    where: { and: [{ id: { equals: id } }, { profile: { equals: idOf(profile) } }] },
    limit: 1,
    req,
    ...visitorRead,
  })
  const [found] = id ? docs : []
  if (!found) {
    throw refusal(text.audienceGone)
  }
  return found
}

async function allTierIds(req: PayloadRequest, { profile }: Newsletter): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: slugs.membershipTiers,
    where: { profile: { equals: idOf(profile) } },
    select: {},
    req,
    ...visitorRead,
  })
  return docs.map(({ id }) => id)
}

function refusal(message: string): AppError {
  return new AppError('CONFLICT', { message })
}
