import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { slugs } from '@/src/core/slugs'

type PostOptions = Partial<
  Pick<
    RequiredDataFromCollectionSlug<'posts'>,
    | 'caption'
    | 'body'
    | 'type'
    | 'visibility'
    | 'tiers'
    | 'media'
    | 'poll'
    | 'isPublished'
    | 'publishedAt'
  >
>

/** A published post; a picture unless it is a poll. */
export async function createPost(payload: Payload, profileId: string, options: PostOptions = {}) {
  const { type = 'image', media } = options
  const isPoll = type === 'poll'
  return payload.create({
    collection: slugs.posts,
    data: {
      profile: profileId,
      caption: 'A post',
      visibility: 'public',
      isPublished: true,
      publishedAt: '2026-06-01T10:00:00.000Z',
      ...options,
      type,
      media: isPoll
        ? []
        : (media ?? [{ file: await createPostPicture(payload, profileId, 'picture.png') }]),
      ...(isPoll && {
        poll: { question: 'Which?', options: [{ text: 'One' }, { text: 'Two' }], ...options.poll },
      }),
    },
    depth: 0,
  })
}

/** @returns the id of a picture of 60 × 40 pixels */
export async function createPostPicture(
  payload: Payload,
  profileId: string,
  name: string,
): Promise<string> {
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const { id } = await payload.create({
    collection: slugs.postFiles,
    data: { profile: profileId, alt: '' },
    file: { data, mimetype: 'image/png', name, size: data.length },
    depth: 0,
  })
  return id
}

export async function createTier(
  payload: Payload,
  profileId: string,
  name: string,
  priceMonthlyMinor: number,
): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.membershipTiers,
    data: { profile: profileId, name, priceMonthlyMinor },
    depth: 0,
  })
  return id
}

export async function createMembership(
  payload: Payload,
  profileId: string,
  account: string,
  tier: string,
): Promise<void> {
  await payload.create({
    collection: slugs.memberships,
    data: {
      profile: profileId,
      account,
      tier,
      status: 'active',
      interval: 'month',
      amountMinor: 500,
    },
    depth: 0,
  })
}
