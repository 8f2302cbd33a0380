import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { SellAlone, Single } from '@/src/core/contracts/music/singles'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { toMinor } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import type { Product, Track } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { sharedSongs, singlesIn } from '@/src/server/delivery/shared-songs'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { idsOf } from '@/src/server/site-data/visitor-read'
import { txDb, withTx } from '@/src/server/transaction'

/**
 * Makes a single of a song of an album: a product of its own with the same upload, in the store if the album is.
 *
 * @throws {AppError} `NOT_FOUND` for a song of another release, `CONFLICT` for one that is a single already,
 *   `VALIDATION_FAILED` with a sentence for the artist when the song cannot be sold
 */
export function createSingle(
  req: PayloadRequest,
  album: Product,
  { trackId, price, payWhatYouWant }: SellAlone,
): Promise<Single> {
  return withTx(req, async () => {
    const db = await txDb(req)
    // Of two clicks one makes it. The song itself stays free: a measurement locks its file first, then the song.
    await waitForTurn(req, `single of ${trackId}`)
    const song = await requireOwnDocument(req, slugs.tracks, trackId)
    if (idOf(song.product) !== album.id) {
      throw new AppError('NOT_FOUND')
    }
    if (album.releaseType !== 'album' || !song.original) {
      throw refusalOf([{ field: 'trackId', message: ownerMessages.store.singles.notPossible }])
    }
    const profileId = idOf(album.profile ?? '')
    const others = await sharedSongs(db, { profileId, productId: album.id })
    if (singlesIn(others).has(trackId)) {
      throw new AppError('CONFLICT', { message: ownerMessages.store.singles.isOne })
    }
    const priceMinor = toMinor(price)
    const productId = await makeSingle(req, { album, song, priceMinor, payWhatYouWant })
    return {
      productId,
      priceMinMinor: priceMinor,
      priceMaxMinor: priceMinor,
      payWhatYouWant,
      isPublished: Boolean(album.isPublished),
    }
  })
}

type Parts = { album: Product; song: Track; priceMinor: number; payWhatYouWant: boolean }

/** With the artist's own rights, so that the rules of the forms hold. */
async function makeSingle(
  req: PayloadRequest,
  { album, song, priceMinor, payWhatYouWant }: Parts,
): Promise<string> {
  const own = asOwner(req)
  const profile = idOf(album.profile ?? '')
  const today = new Date().toISOString()
  // Out before an album that is still to come.
  const releaseDate = [album.releaseDate, today].sort()[0] ?? today
  const { id: product } = await req.payload.create({
    collection: slugs.products,
    data: {
      profile,
      title: song.title,
      category: 'Music',
      kind: 'digital',
      artist: song.artist || album.artist,
      credits: album.credits,
      media: idsOf(album.media).slice(0, 1),
      releaseDate,
      visibility: album.visibility,
      tiers: idsOf(album.tiers),
      streaming: album.streaming,
      playLimit: album.playLimit,
    },
    ...own,
  })
  await req.payload.create({
    collection: slugs.variants,
    data: {
      profile,
      product,
      isDefault: true,
      priceMinor,
      payWhatYouWant,
      availabilityStatus: 'active',
      deliveryType: 'digital',
      stockHeld: 0,
    },
    ...own,
  })
  const { title, artist, description, lyrics, credits, isrc, hasExplicitContent } = song
  await req.payload.create({
    collection: slugs.tracks,
    data: {
      profile,
      product,
      position: 1,
      title,
      artist,
      description,
      lyrics,
      credits,
      isrc,
      hasExplicitContent,
      original: idOf(song.original ?? ''),
      preview: song.preview ? idOf(song.preview) : null,
      streaming: song.streaming,
      playLimit: song.playLimit,
    },
    ...own,
  })
  if (album.isPublished) {
    await req.payload.update({
      collection: slugs.products,
      id: product,
      data: { isPublished: true },
      ...own,
    })
  }
  return product
}
