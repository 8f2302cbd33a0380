import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { usernameOf } from '@/collections/public-accounts/hooks'
import type { Goods, NewMember } from '@/scripts/kill-harness/buyer'
import { slugs } from '@/src/core/slugs'
import { findCredentials } from '@/src/server/accounts/password'
import { startSession } from '@/src/server/session'

export const initialStock = 10_000

/** Enough for each kill at each point of a sale; the person who joined cannot join again. */
const usualNewcomers = 60

type Stocked = { profileId: string; goods: Goods[]; newcomers: NewMember[] }

/** A default site with an album, a shirt and a tier, and people who have an account there. */
export async function stockShop(
  payload: Payload,
  newcomerCount = usualNewcomers,
): Promise<Stocked> {
  const profile = await payload.create({
    collection: slugs.profiles,
    data: {
      name: 'Luna Vale',
      slug: 'luna-vale',
      themeName: 'default',
      isDefault: true,
      onlineSince: new Date().toISOString(),
    },
  })
  const put = async (title: string, isShipped: boolean): Promise<Goods> => {
    const product = await payload.create({
      collection: slugs.products,
      data: {
        profile: profile.id,
        title,
        category: isShipped ? 'Merch' : 'Music',
        kind: isShipped ? 'physical' : 'digital',
        releaseDate: '2026-05-01T00:00:00.000Z',
        isPublished: true,
      },
    })
    const variant = await payload.create({
      collection: slugs.variants,
      data: {
        profile: profile.id,
        product: product.id,
        isDefault: true,
        priceMinor: 900,
        availabilityStatus: 'active',
        deliveryType: isShipped ? 'shipping' : 'digital',
        stockQuantity: isShipped ? initialStock : null,
        stockHeld: 0,
      },
    })
    return { productId: product.id, productVariantId: variant.id, isShipped }
  }
  const tier = await payload.create({
    collection: slugs.membershipTiers,
    data: { profile: profile.id, name: 'Circle', priceMonthlyMinor: 500 },
  })
  const newcomers = await openAccounts(payload, {
    profileId: profile.id,
    tierId: tier.id,
    count: newcomerCount,
  })
  return {
    newcomers,
    profileId: profile.id,
    goods: [await put('Night Bus', false), await put('Shirt', true)],
  }
}

/** People who are logged in on a site, and have bought nothing yet. */
async function openAccounts(
  payload: Payload,
  { profileId, tierId, count }: { profileId: string; tierId: string; count: number },
): Promise<NewMember[]> {
  const req = await createLocalReq({}, payload)
  const people: NewMember[] = []
  while (people.length < count) {
    const email = `${randomUUID()}@example.com`
    await payload.create({
      collection: slugs.publicAccounts,
      data: {
        profile: profileId,
        email,
        username: usernameOf(profileId, email),
        password: randomUUID(),
        firstName: 'Ada',
        lastName: 'Fan',
      },
    })
    const credentials = await findCredentials(req, { profileId, email })
    const token = credentials && (await startSession(req, credentials))
    people.push({ token: String(token), tierId })
  }
  return people
}
