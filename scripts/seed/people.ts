import { usernameOf } from '@/collections/public-accounts/hooks'
import { seedPaidMembership } from '@/scripts/seed/paid-membership'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'

/** Password of every demo login. */
export const demoPassword = 'bandstand-demo'

const owners: Record<string, { name: string; email: string }> = {
  'luna-vale': { name: 'Luna Vale', email: 'luna@example.com' },
  kito: { name: 'Kito', email: 'kito@example.com' },
}

const visitors: Record<
  string,
  { email: string; firstName: string; lastName: string; tier?: string }[]
> = {
  'luna-vale': [
    { email: 'fan@example.com', firstName: 'Frances', lastName: 'Anders', tier: 'inner-circle' },
    { email: 'guest@example.com', firstName: 'Gus', lastName: 'Estrada' },
  ],
}

type Place = { profileId: string; slug: string; tierIds: ReadonlyMap<string, string> }

export async function seedPlatformAdmin({ payload, req }: Seeding): Promise<void> {
  await payload.create({
    collection: slugs.users,
    data: {
      name: 'Platform admin',
      email: 'admin@example.com',
      password: demoPassword,
      role: 'platform-admin',
    },
    req,
  })
}

/** The artist's owner and the visitors who have an account there. */
export async function seedPeople(seeding: Seeding, place: Place): Promise<void> {
  const owner = owners[place.slug]
  if (owner) {
    await seeding.payload.create({
      collection: slugs.users,
      data: {
        ...owner,
        password: demoPassword,
        role: 'owner',
        profiles: [{ profile: place.profileId, role: 'owner' }],
      },
      req: seeding.req,
    })
  }
  for (const visitor of visitors[place.slug] ?? []) {
    await seedVisitor(seeding, place, visitor)
  }
}

async function seedVisitor(
  { payload, req }: Seeding,
  { profileId, tierIds }: Place,
  { tier, ...visitor }: (typeof visitors)[string][number],
): Promise<void> {
  const { id: account } = await payload.create({
    collection: slugs.publicAccounts,
    data: {
      ...visitor,
      profile: profileId,
      username: usernameOf(profileId, visitor.email),
      password: demoPassword,
      emailVerifiedAt: new Date().toISOString(),
    },
    req,
  })
  const tierId = tier && tierIds.get(tier)
  if (tierId) {
    const { email } = visitor
    await seedPaidMembership({ payload, req }, { profileId, accountId: account, email, tierId })
  }
}
