import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { changeSongBody } from '@/src/core/contracts/music/songs'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { lockDocument } from '@/src/server/database/locks'
import { refreshSongsSoon } from '@/src/server/delivery/refresh-songs'
import { requireOwnDocument } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

type Release = { profileId: string; productId: string }
type SongOf = Release & { songId: string }

/**
 * Puts the songs of a release in order, all at once.
 *
 * @throws {AppError} `CONFLICT` when these are not its songs
 */
export async function orderSongs(
  req: PayloadRequest,
  release: Release,
  ids: readonly string[],
): Promise<void> {
  await withTx(req, async () => {
    const known = await lockedSongs(req, release)
    const wanted = new Set(ids)
    const isSame = wanted.size === ids.length && wanted.size === known.length
    if (!isSame || known.some((id) => !wanted.has(id))) {
      throw new AppError('CONFLICT', { message: ownerMessages.store.songs.otherOrder })
    }
    await number(req, release, ids)
  })
}

/**
 * Changes a song. What was seen of its words may have been changed meanwhile in another window.
 *
 * @throws {AppError} `STALE_REVISION` when that would be overwritten
 */
export async function changeSong(
  req: PayloadRequest,
  { productId, songId }: SongOf,
  { seen = {}, ...data }: z.output<typeof changeSongBody>,
): Promise<void> {
  await withTx(req, async () => {
    await lockDocument(req, slugs.products, productId)
    const song = await requireOwnDocument(req, slugs.tracks, songId)
    for (const [field, value] of Object.entries(seen) as [keyof typeof seen, string][]) {
      const stored = song[field] ?? ''
      if (stored !== value && stored !== data[field]) {
        throw new AppError('STALE_REVISION')
      }
    }
    await req.payload.update({
      collection: slugs.tracks,
      id: songId,
      data,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
  })
}

/**
 * Removes a song; those behind it move up.
 *
 * @throws {AppError} `CONFLICT` for what buyers have
 */
export async function removeSong(
  req: PayloadRequest,
  release: Release,
  songId: string,
): Promise<void> {
  await withTx(req, async () => {
    await lockedSongs(req, release)
    await req.payload.delete({
      collection: slugs.tracks,
      id: songId,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    await number(req, release, await lockedSongs(req, release))
  })
}

/** Ids in their order; changes of the songs of one release wait for each other. */
async function lockedSongs(req: PayloadRequest, { productId }: Release): Promise<string[]> {
  await lockDocument(req, slugs.products, productId)
  const rows = await runSql(req)<{ id: string }>`
    select id from tracks where product_id = ${productId} order by position, created_at, id`
  return rows.map(({ id }) => id)
}

async function number(
  req: PayloadRequest,
  { profileId, productId }: Release,
  ids: readonly string[],
): Promise<void> {
  await runSql(req)`
    update tracks t set position = wanted.position, updated_at = now()
    from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as wanted(id, position)
    where t.id = wanted.id and t.product_id = ${productId} and t.position <> wanted.position`
  // Their files name their numbers.
  await refreshSongsSoon(req, productId)
  await revalidateTags(req, cacheTags.products(profileId), cacheTags.product(profileId, productId))
}
