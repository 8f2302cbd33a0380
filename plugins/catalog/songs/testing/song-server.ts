import type { Song } from '@/src/core/contracts/music/song-answers'
import type { ChangeSong } from '@/src/core/contracts/music/songs'

const song: Song = {
  id: '5b1c1a1e-0000-4000-8000-000000000002',
  position: 1,
  title: 'Salt',
  artist: '',
  seconds: 0,
  lyrics: '',
  credits: '',
  isrc: '',
  hasExplicitContent: false,
  isFeatured: false,
  streaming: 'release',
  playLimit: null,
  file: null,
  single: null,
}

/** Another one of the same release. */
export const otherSong: Song = {
  ...song,
  id: '5b1c1a1e-0000-4000-8000-000000000003',
  title: 'Stone',
}

/** Answers `fetch` about one song, as the server does, and can be away. Others stand in their order, and do not change. */
export function createSongServer() {
  const server = {
    song,
    others: [] as Song[],
    /** Ids of songs that were removed. */
    removed: [] as string[],
    isAway: false,
    /** The status that it answers to each change, if it refuses them. */
    refusal: null as number | null,
    sent: [] as ChangeSong[],
    order: [] as string[],
    list: (): Song[] => {
      const all = [server.song, ...server.others].filter(({ id }) => !server.removed.includes(id))
      const place = (each: Song) => server.order.indexOf(each.id)
      return all
        .toSorted((a, b) => place(a) - place(b))
        .map((each, index) => ({ ...each, position: index + 1 }))
    },
    fetch: async (url: unknown, init?: RequestInit): Promise<Response> => {
      if (server.isAway) {
        throw new TypeError('Failed to fetch')
      }
      if (server.refusal && init?.method) {
        return Response.json({ message: 'Refused' }, { status: server.refusal })
      }
      if (init?.method === 'PUT') {
        const { ids } = JSON.parse(String(init.body)) as { ids: string[] }
        server.order = ids
        return Response.json(server.list())
      }
      if (init?.method === 'DELETE') {
        server.removed.push(String(url).split('/').at(-1) ?? '')
        return new Response(null, { status: 204 })
      }
      if (init?.method !== 'PATCH') {
        return Response.json(server.list())
      }
      const body = JSON.parse(String(init.body)) as ChangeSong
      const { seen = {}, ...change } = body
      for (const [field, value] of Object.entries(seen) as [keyof typeof seen, string][]) {
        if (server.song[field] !== value && server.song[field] !== change[field]) {
          return Response.json({ code: 'STALE_REVISION', message: 'Changed' }, { status: 409 })
        }
      }
      server.sent.push(body)
      server.song = { ...server.song, ...change } as Song
      const isOfAll = String(url).endsWith('/songs')
      return Response.json(isOfAll ? server.list() : server.song)
    },
  }
  return server
}
