import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'
import { usernameOf } from '@/collections/public-accounts/hooks'
import type { SiteRole } from '@/src/core/access/site-roles'
import type { DeliveryType } from '@/src/core/choices/product-choices'
import { slugs } from '@/src/core/slugs'
import { findCredentials } from '@/src/server/accounts/password'
import { startSession } from '@/src/server/session'

export const testPassword = 'test-password-1'

/** A profile with its theme and home page, an owner with a token, and a signed-in visitor. */
export async function createTenant(payload: Payload, name: string) {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}`
  const profile = await payload.create({
    collection: slugs.profiles,
    data: {
      name,
      slug,
      themeName: 'default',
      isDefault: false,
      onlineSince: new Date().toISOString(),
    },
  })
  const owner = await createOwner(payload, [profile.id])
  const visitor = await createVisitor(payload, profile.id)
  return { profile, owner, visitor, host: `${slug}.localhost:3000` }
}

export async function createOwner(payload: Payload, profileIds: string[]) {
  return createStaff(payload, Object.fromEntries(profileIds.map((id) => [id, 'owner'])))
}

/** Somebody with a role on each of some sites, by their ids. */
export async function createStaff(payload: Payload, roles: Readonly<Record<string, SiteRole>>) {
  return createUser(payload, {
    role: 'owner',
    profiles: Object.entries(roles).map(([profile, role]) => ({ profile, role })),
  })
}

export async function createPlatformAdmin(payload: Payload) {
  return createUser(payload, { role: 'platform-admin' })
}

async function createUser(
  payload: Payload,
  data: Pick<RequiredDataFromCollectionSlug<'users'>, 'role' | 'profiles'>,
) {
  const email = `${randomUUID()}@example.com`
  const user = await payload.create({
    collection: slugs.users,
    data: { email, password: testPassword, name: 'Test', ...data },
  })
  const { token } = await payload.login({
    collection: slugs.users,
    data: { email, password: testPassword },
  })
  return { id: user.id, email, token: String(token) }
}

export async function createVisitor(
  payload: Payload,
  profileId: string,
  { isConfirmed = false } = {},
) {
  const email = `${randomUUID()}@example.com`
  const account = await payload.create({
    collection: slugs.publicAccounts,
    data: {
      profile: profileId,
      email,
      username: usernameOf(profileId, email),
      password: testPassword,
      firstName: 'Ada',
      lastName: 'Fan',
      ...(isConfirmed && { emailVerifiedAt: new Date().toISOString() }),
    },
  })
  const req = await createLocalReq({}, payload)
  const credentials = await findCredentials(req, { profileId, email })
  const token = credentials && (await startSession(req, credentials))
  return { id: account.id, email, token: String(token) }
}

type ProductOptions = {
  title?: string
  category?: 'Music' | 'Merch'
  priceMinor?: number
  payWhatYouWant?: boolean
  /** Undefined never runs out. */
  stockQuantity?: number
  deliveryType?: DeliveryType
  trackTitles?: readonly string[]
  isPublished?: boolean
  isFeatured?: boolean
}

/** A published product with one default variant and, for music, its tracks. */
export async function createProduct(
  payload: Payload,
  profileId: string,
  {
    title = 'A release',
    category = 'Music',
    priceMinor = 900,
    payWhatYouWant = false,
    stockQuantity,
    deliveryType = category === 'Music' ? 'digital' : 'shipping',
    trackTitles = category === 'Music' ? ['One', 'Two'] : [],
    isPublished = true,
    isFeatured = false,
  }: ProductOptions = {},
) {
  const isMusic = category === 'Music'
  const product = await payload.create({
    collection: slugs.products,
    data: {
      profile: profileId,
      title,
      category,
      kind: isMusic ? 'digital' : 'physical',
      releaseDate: '2026-05-01T00:00:00.000Z',
      isPublished,
      isFeatured,
    },
  })
  const variant = await payload.create({
    collection: slugs.variants,
    data: {
      profile: profileId,
      product: product.id,
      isDefault: true,
      priceMinor,
      payWhatYouWant,
      availabilityStatus: 'active',
      deliveryType,
      stockQuantity,
      stockHeld: 0,
    },
  })
  for (const [index, trackTitle] of trackTitles.entries()) {
    await payload.create({
      collection: slugs.tracks,
      data: { profile: profileId, product: product.id, position: index + 1, title: trackTitle },
    })
  }
  return { product, variant }
}
