import { callApi } from '@/site/api/client'
import { readToken } from '@/site/api/token'
import type { StreamReply } from '@/src/core/contracts/music/download-answers'
import type { PlayBody, PlayerTrack, StreamBody } from '@/src/core/contracts/music/streaming'

/** What the visitor may hear of a track now. */
function requestStream(trackId: string, body: StreamBody): Promise<StreamReply> {
  return callApi({ path: `/public/tracks/${trackId}/stream`, method: 'POST', body })
}

/** Counts a hearing, once, also when it is told twice. */
async function sendPlay(body: PlayBody): Promise<void> {
  // Nobody is named: the number is all that counts.
  await callApi({ path: '/public/plays', method: 'POST', body, auth: false, keepalive: true })
}

const storageKey = 'listener'

/** Holds it for this page where the browser stores nothing. */
let held: string | undefined

/**
 * By what the server knows this browser again, for songs that anyone may play a few times; undefined before
 * the first one. It is sent with those alone, and the server keeps another hash of it for each song.
 */
function readListener(): string | undefined {
  held ??= load()
  return held
}

function keepListener(token: string): void {
  held = token
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    // Private windows may refuse; the page itself remembers.
  }
}

function load(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey) ?? ''
    return /^[\w.-]{1,128}$/.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Where the player gets addresses that are not the same for everyone, and tells what was heard. */
export type StreamPort = {
  /**
   * Asks for the address of a track; null when it plays from its own.
   *
   * @param playId names the hearing: asked for again it gets a fresh address, and takes no other play
   */
  open: (track: PlayerTrack, playId: string) => Promise<StreamReply> | null
  /** Tells that a hearing counts, and later that it was whole. Nobody waits for it. */
  count: (track: PlayerTrack, playId: string, isWhole?: true) => void
}

/** The server of the site. Anyone who is signed in may have bought what others hear the beginning of. */
export const siteStreams: StreamPort = {
  open: ({ id, isAsked, isPreview }, playId) => {
    const isSignedIn = readToken() !== null
    if (!isAsked && !(isPreview && isSignedIn)) {
      return null
    }
    const asked = requestStream(id, { playId, ...(!isSignedIn && { listener: readListener() }) })
    return asked.then((reply) => {
      if (reply.listener) {
        keepListener(reply.listener)
      }
      return reply
    })
  },
  count: ({ id }, playId, isWhole) => {
    sendPlay({ trackId: id, playId, isWhole }).catch(() => undefined)
  },
}
