import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { copyProduct, deleteProduct } from '@/plugins/catalog/product/server/copy-product'
import { requireRelease } from '@/plugins/catalog/release/server/read-release'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import type { Track } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql, withTx } from '@/src/server/transaction'

const { untitled } = ownerMessages.release
const { firstPriceMinor, untouchedHours } = studioLimits.release

/**
 * A new draft release with a price. Returns the untouched draft of the site when there is one, so repeated calls make one.
 *
 * @returns its id
 */
export function makeRelease(req: PayloadRequest, profileId: string): Promise<string> {
  return withTx(req, async () => {
    await waitForTurn(req, `new-release:${profileId}`)
    const [untouched] = await untouchedReleases(req, { profileId })
    if (untouched) {
      return untouched
    }
    const { id } = await req.payload.create({
      collection: slugs.products,
      data: {
        profile: profileId,
        title: untitled,
        category: 'Music',
        kind: 'digital',
        releaseDate: new Date().toISOString(),
      },
      ...asOwner(req),
    })
    await req.payload.create({
      collection: slugs.variants,
      data: {
        profile: profileId,
        product: id,
        isDefault: true,
        priceMinor: firstPriceMinor,
        deliveryType: 'digital',
        availabilityStatus: 'active',
        stockHeld: 0,
      },
      ...asOwner(req),
    })
    return id
  })
}

/** Nobody wrote anything into them: of one site, or all that were left behind. */
async function untouchedReleases(
  req: PayloadRequest,
  { profileId }: { profileId: string | null },
): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select p.id from products p
    where p.title = ${untitled} and p.category = 'Music' and not coalesce(p.is_published, false)
      and p.on_sale_at is null and p.description is null
      and coalesce(p.credits, '') = '' and coalesce(p.artist, '') = ''
      and coalesce(p.price_min_minor, 0) = ${firstPriceMinor} and coalesce(p.bonus_count, 0) = 0
      and (${profileId}::uuid is null or p.profile_id = ${profileId}::uuid)
      and (${profileId}::uuid is not null
        or p.updated_at < now() - make_interval(hours => ${untouchedHours}))
      and not exists (select 1 from tracks t where t.product_id = p.id)
      and not exists (select 1 from products_rels r where r.parent_id = p.id)
      and (select count(*) from variants v where v.product_id = p.id) = 1
    order by p.created_at limit 100`
  return rows.map(({ id }) => id)
}

/** Removes releases that were begun by a click and left as they were. */
export async function forgetUntouchedReleases(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const id of await untouchedReleases(req, { profileId: null })) {
    await withTx(req, async () => {
      await payload.delete({ collection: slugs.products, id, overrideAccess: true, depth: 0, req })
    })
  }
}

/**
 * A draft with everything of a release, its songs with the same files, too.
 *
 * @returns its id
 */
export function copyRelease(req: PayloadRequest, profileId: string, id: string): Promise<string> {
  return withTx(req, async () => {
    const own = asOwner(req)
    const copy = await copyProduct(req, await requireRelease(req, profileId, id))
    const { docs: songs } = await req.payload.find({
      collection: slugs.tracks,
      where: { product: { equals: id } },
      sort: 'position',
      pagination: false,
      ...own,
    })
    for (const song of songs) {
      await req.payload.create({
        collection: slugs.tracks,
        data: { ...copiedSong(song), profile: profileId, product: copy },
        ...own,
      })
    }
    return copy
  })
}

function copiedSong(song: Track) {
  const { position, title, artist, description, durationSeconds } = song
  const { hasExplicitContent, isFeatured, streaming, playLimit, original, preview } = song
  const { lyrics, credits, isrc } = song
  return {
    ...{ position, title, artist, description, durationSeconds, hasExplicitContent },
    ...{ isFeatured, streaming, playLimit, lyrics, credits, isrc },
    original: idOf(original),
    preview: idOf(preview),
  }
}

/** As {@link deleteProduct}, of a release. */
export async function deleteRelease(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<void> {
  await deleteProduct(req, await requireRelease(req, profileId, id))
}
