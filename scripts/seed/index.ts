import { createLocalReq, type Payload } from 'payload'
import { withProgress } from '@/scripts/lib/progress'
import { seedAttention } from '@/scripts/seed/attention'
import { type CatalogueProfile, catalogue } from '@/scripts/seed/catalogue'
import { seedEvents } from '@/scripts/seed/events'
import { seedOrders } from '@/scripts/seed/orders'
import { seedPeople, seedPlatformAdmin } from '@/scripts/seed/people'
import { seedPosts } from '@/scripts/seed/posts'
import { seedProducts } from '@/scripts/seed/products'
import { seedReactions } from '@/scripts/seed/reactions'
import type { Seeding } from '@/scripts/seed/seeding'
import { seedSite } from '@/scripts/seed/site'
import { seedStore } from '@/scripts/seed/store'
import { seedTiers } from '@/scripts/seed/tiers'
import { slugs } from '@/src/core/slugs'
import { withTx } from '@/src/server/transaction'

/**
 * Fills an empty database with the demo, all of it or nothing.
 *
 * @returns false when there is a profile already, and nothing was touched
 */
export async function seedIfEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: slugs.profiles })
  if (totalDocs > 0) {
    return false
  }

  // Nothing is served yet, so there is no page cache to clear and no starter content to make.
  const req = await createLocalReq(
    { context: { disableRevalidate: true, skipStarterContent: true } },
    payload,
  )
  const seeding: Seeding = { payload, req }
  await withTx(req, async () => {
    await seedPlatformAdmin(seeding)
    for (const entry of catalogue.profiles) {
      await withProgress(`Write the site of ${entry.profile.name}`, () =>
        seedProfile(seeding, entry),
      )
    }
  })
  return true
}

async function seedProfile(seeding: Seeding, entry: CatalogueProfile): Promise<void> {
  const profileId = await seedSite(seeding, entry)
  await seedProducts(seeding, profileId, entry.products)
  if (entry.store) {
    await seedStore(seeding, profileId, entry.store)
  }
  await seedEvents(seeding, profileId, entry.events)
  const tierIds = await seedTiers(seeding, profileId, entry.tiers)
  await seedPeople(seeding, { profileId, slug: entry.profile.slug, tierIds })
  const posts = await seedPosts(seeding, { profileId, entry, tierIds })
  await seedReactions(seeding, { profileId, posts })
  await seedAttention(seeding, profileId)
  await seedOrders(seeding, profileId)
}
