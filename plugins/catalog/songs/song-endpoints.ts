import type { Endpoint, PayloadRequest } from 'payload'
import { addSong } from '@/plugins/catalog/songs/add-song'
import { changeSong, orderSongs, removeSong } from '@/plugins/catalog/songs/change-songs'
import { listSongs } from '@/plugins/catalog/songs/list-songs'
import { songSound } from '@/plugins/catalog/songs/song-sound'
import {
  type Song,
  type SongSound,
  songAnswer,
  songSoundAnswer,
  songsAnswer,
} from '@/src/core/contracts/music/song-answers'
import {
  addSongBody,
  changeSongBody,
  changeSongsBody,
  orderSongsBody,
  songPath,
  songsPath,
} from '@/src/core/contracts/music/songs'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Product, Track } from '@/src/payload-types'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { idOf } from '@/src/server/site-data/visitor-read'

type Release = { profileId: string; productId: string }

const songs = {
  path: '/:profileId/releases/:productId/songs',
  params: songsPath,
  subject: 'products',
  ownedProfile: ({ params }: { params: Release }) => params.profileId,
} as const

const song = { ...songs, path: `${songs.path}/:songId`, params: songPath } as const

const list = definePublicEndpoint({
  ...songs,
  method: 'get',
  summary: 'The songs of a release, as its artist works on them',
  answer: songsAnswer,
  rateLimit: 'songRead',
  run: async ({ req, params }): Promise<Song[]> => {
    await requireRelease(req, params)
    return listSongs(req, params)
  },
})

const add = definePublicEndpoint({
  ...songs,
  method: 'post',
  summary: 'A song of a file that was sent',
  answer: songAnswer,
  status: 201,
  body: addSongBody,
  rateLimit: 'songChange',
  failures: ['IN_PROGRESS', 'CONFLICT', 'TOO_LARGE'],
  run: async ({ req, params, body }): Promise<Song> => {
    await requireRelease(req, params)
    return answerOf(req, params, await addSong(req, { ...params, body }))
  },
})

const changeAll = definePublicEndpoint({
  ...songs,
  method: 'patch',
  summary: 'Gives all songs of a release the same',
  answer: songsAnswer,
  body: changeSongsBody,
  rateLimit: 'songChange',
  failures: ['CONFLICT'],
  run: async ({ req, params, body }): Promise<Song[]> => {
    await requireRelease(req, params)
    const { errors } = await req.payload.update({
      collection: slugs.tracks,
      where: { product: { equals: params.productId } },
      data: body,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (errors[0]) {
      throw new AppError('CONFLICT', { message: errors[0].message })
    }
    return listSongs(req, params)
  },
})

const order = definePublicEndpoint({
  ...songs,
  path: `${songs.path}/order`,
  method: 'put',
  summary: 'The order of the songs of a release',
  answer: songsAnswer,
  body: orderSongsBody,
  rateLimit: 'songChange',
  failures: ['CONFLICT'],
  run: async ({ req, params, body }): Promise<Song[]> => {
    await requireRelease(req, params)
    await orderSongs(req, params, body.ids)
    return listSongs(req, params)
  },
})

const change = definePublicEndpoint({
  ...song,
  method: 'patch',
  summary: 'Changes a song of a release',
  answer: songAnswer,
  body: changeSongBody,
  rateLimit: 'songChange',
  failures: ['CONFLICT', 'STALE_REVISION'],
  run: async ({ req, params, body }): Promise<Song> => {
    await requireSong(req, params)
    await changeSong(req, params, body)
    return answerOf(req, params, params.songId)
  },
})

const remove = definePublicEndpoint({
  ...song,
  method: 'delete',
  summary: 'Removes a song that nobody has bought',
  rateLimit: 'songChange',
  failures: ['CONFLICT'],
  run: async ({ req, params }) => {
    await requireSong(req, params)
    await removeSong(req, params, params.songId)
  },
})

const sound = definePublicEndpoint({
  ...song,
  path: `${song.path}/sound`,
  method: 'get',
  // The recording itself, which those who only send parcels need not have.
  right: 'change',
  summary: 'What the artist hears of a song, and its waveform',
  answer: songSoundAnswer,
  rateLimit: 'songRead',
  run: async ({ req, params }): Promise<SongSound> => {
    const { original } = await requireSong(req, params)
    return songSound(req, { songId: params.songId, original: idOf(original) })
  },
})

/** @throws {AppError} `NOT_FOUND` for another artist's, and for what is no release */
async function requireRelease(
  req: PayloadRequest,
  { profileId, productId }: Release,
): Promise<Product> {
  const product = await requireOwnDocument(req, slugs.products, productId)
  if (idOf(product.profile) !== profileId || product.category !== 'Music') {
    throw new AppError('NOT_FOUND')
  }
  return product
}

async function requireSong(
  req: PayloadRequest,
  { songId, ...release }: Release & { songId: string },
): Promise<Track> {
  const track = await requireOwnDocument(req, slugs.tracks, songId)
  if (idOf(track.product) !== release.productId || idOf(track.profile) !== release.profileId) {
    throw new AppError('NOT_FOUND')
  }
  return track
}

async function answerOf(req: PayloadRequest, release: Release, songId: string): Promise<Song> {
  const found = (await listSongs(req, release)).find(({ id }) => id === songId)
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  return found
}

export const songEndpoints: Endpoint[] = [order, list, add, changeAll, change, remove, sound]
