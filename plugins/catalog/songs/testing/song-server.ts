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

/** Answers `fetch` about one song, as the server does, and can be away. */
export function createSongServer() {
  const server = {
    song,
    isAway: false,
    sent: [] as ChangeSong[],
    fetch: async (_url: unknown, init?: RequestInit): Promise<Response> => {
      if (server.isAway) {
        throw new TypeError('Failed to fetch')
      }
      if (init?.method !== 'PATCH') {
        return Response.json([server.song])
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
      return Response.json(server.song)
    },
  }
  return server
}
