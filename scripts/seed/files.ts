import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RequiredDataFromCollectionSlug } from 'payload'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'

type UploadSlug = 'media' | 'audio-files' | 'post-files' | 'bonus-files'
type Track = { profileId: string; key: string }
type NewFile = { name: string; mimetype: string; data: Buffer }

/** Uploads a picture of `scripts/seed/art` and answers its media id. */
export async function seedPicture(
  seeding: Seeding,
  { profileId, art, alt }: { profileId: string; art: string; alt: string },
): Promise<string> {
  const data = await readFile(path.join(import.meta.dirname, 'art', `${art}.webp`))
  const file = { name: `${art}.webp`, mimetype: 'image/webp', data }
  return upload(seeding, slugs.media, { profile: profileId, alt }, file)
}

/** Uploads what anyone may hear of a track. */
export async function seedPreview(seeding: Seeding, { profileId, key }: Track): Promise<string> {
  const file = await recording(`${key}-preview.mp3`)
  return upload(seeding, slugs.media, { profile: profileId, alt: '' }, file)
}

/** Uploads what buyers download: a FLAC where there is one. */
export async function seedOriginal(seeding: Seeding, { profileId, key }: Track): Promise<string> {
  const file = await recording(`${key}.flac`).catch(() => recording(`${key}.mp3`))
  return upload(seeding, slugs.audioFiles, { profile: profileId }, file)
}

/** Uploads a text that comes with a release. */
export async function seedBonus(
  seeding: Seeding,
  {
    profileId,
    productId,
    title,
    name,
    text,
  }: { profileId: string; productId: string; title: string; name: string; text: string },
): Promise<string> {
  const file = { name, mimetype: 'text/plain', data: Buffer.from(text) }
  const data = { profile: profileId, product: productId, title }
  return upload(seeding, slugs.bonusFiles, data, file)
}

/** Uploads a picture or film of `scripts/seed/art` for a post. */
export async function seedPostArt(
  seeding: Seeding,
  {
    profileId,
    art,
    kind,
    alt,
  }: { profileId: string; art: string; kind: 'webp' | 'mp4'; alt: string },
): Promise<string> {
  const data = await readFile(path.join(import.meta.dirname, 'art', `${art}.${kind}`))
  // A name of its own: the same picture may be on a record's cover, for everybody.
  const name = `post-of-${art}.${kind}`
  const mimetype = kind === 'webp' ? 'image/webp' : 'video/mp4'
  return upload(seeding, slugs.postFiles, { profile: profileId, alt }, { name, mimetype, data })
}

/** Uploads the recording of a track for a post. */
export async function seedPostRecording(
  seeding: Seeding,
  { profileId, key }: Track,
): Promise<string> {
  const { mimetype, data } = await recording(`${key}.mp3`)
  const file = { name: `post-of-${key}.mp3`, mimetype, data }
  return upload(seeding, slugs.postFiles, { profile: profileId }, file)
}

/** A file of `scripts/seed/audio`. */
async function recording(name: string): Promise<NewFile> {
  const data = await readFile(path.join(import.meta.dirname, 'audio', name))
  return { name, mimetype: name.endsWith('.flac') ? 'audio/flac' : 'audio/mpeg', data }
}

async function upload(
  { payload, req }: Seeding,
  collection: UploadSlug,
  data: RequiredDataFromCollectionSlug<UploadSlug>,
  file: NewFile,
): Promise<string> {
  const { id } = await payload.create({
    collection,
    data,
    file: { ...file, size: file.data.length },
    depth: 0,
    req,
  })
  // Payload leaves the file on the request, and the next document would get it too.
  req.file = undefined
  return id
}
