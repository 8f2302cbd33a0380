import path from 'node:path'
import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { slugs } from '@/src/core/slugs'
import type { AudioFile, Entitlement, Track } from '@/src/payload-types'

/** A track with the file that its buyers download. */
export type BoughtTrack = { track: Track; file: AudioFile }

/** The rights that an order gave and that still hold. */
export async function entitlementsOf(req: PayloadRequest, orderId: string): Promise<Entitlement[]> {
  const { docs } = await req.payload.find({
    collection: slugs.entitlements,
    where: { and: [{ order: { equals: orderId } }, { revokedAt: { exists: false } }] },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/**
 * Tracks of one profile that have an original to download, in the order of their release. A file of
 * another profile is never given, whatever a track names.
 */
export async function findBoughtTracks(
  req: PayloadRequest,
  profileId: string,
  where: Where,
): Promise<BoughtTrack[]> {
  const ofProfile = { profile: { equals: profileId } }
  const { docs: tracks } = await req.payload.find({
    collection: slugs.tracks,
    where: { and: [ofProfile, where, { original: { exists: true } }] },
    sort: 'position',
    pagination: false,
    depth: 0,
    req,
  })
  const { docs: files } = await req.payload.find({
    collection: slugs.audioFiles,
    where: {
      and: [
        ofProfile,
        { id: { in: tracks.flatMap(({ original }) => (original ? idOf(original) : [])) } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  const byId = new Map(files.map((file) => [file.id, file]))
  return tracks.flatMap((track) => {
    const file = track.original && byId.get(idOf(track.original))
    return file ? [{ track, file }] : []
  })
}

/** `flac` for `night-bus.flac`. */
export function endingOf({ filename }: AudioFile): string {
  return path.extname(filename ?? '').slice(1)
}
