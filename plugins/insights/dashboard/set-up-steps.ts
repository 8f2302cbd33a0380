import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { payoutsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider, usesConnectedAccounts } from '@/src/server/payments'

export type Step = {
  label: string
  isDone: boolean
  /** What leads there, below the admin's route. */
  action: { label: string; path: string }
}

/** What an artist does before the site is complete, in the order in which it is easiest. */
export async function setUpSteps(req: PayloadRequest, profileId: string): Promise<Step[]> {
  const own: Where = { profile: { equals: profileId } }
  const has = async (collection: CollectionSlug, where: Where): Promise<boolean> => {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [own, where] },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return docs.length > 0
  }
  const isConnected = usesConnectedAccounts()
  const { livemode } = getPaymentProvider(req.payload)
  const [hasPage, hasRelease, hasPost, hasTier, isPaid] = await Promise.all([
    has(slugs.pages, { _status: { equals: 'published' } }),
    has(slugs.products, { isPublished: { equals: true } }),
    has(slugs.posts, { isPublished: { equals: true } }),
    has(slugs.membershipTiers, {}),
    isConnected &&
      has(slugs.paymentAccounts, {
        chargesEnabled: { equals: true },
        livemode: { equals: livemode },
      }),
  ])
  const create = (slug: string) => `/collections/${slug}/create`
  return [
    {
      label: 'Publish your home page',
      isDone: hasPage,
      action: { label: 'Open', path: `/collections/${slugs.pages}` },
    },
    {
      label: 'Add your first release',
      isDone: hasRelease,
      action: { label: 'Add', path: create(slugs.products) },
    },
    ...(isConnected
      ? [
          {
            label: 'Turn on payments',
            isDone: isPaid,
            action: { label: 'Turn on', path: payoutsPath },
          },
        ]
      : []),
    {
      label: 'Offer a membership',
      isDone: hasTier,
      action: { label: 'Offer', path: create(slugs.membershipTiers) },
    },
    {
      label: 'Write your first post',
      isDone: hasPost,
      action: { label: 'Write', path: create(slugs.posts) },
    },
  ]
}
