import { z } from 'zod'
import type { Env } from '@/src/core/env'
import type { Cleared } from '@/src/server/caching/cache-tags'

type Settings = NonNullable<Env['cdn']>

/** A cache in front of all processes, which keeps pages by their tags. */
export type Cdn = {
  /**
   * What a page says to it; null when it must not keep the page, because it would not learn of all changes.
   *
   * @param tags what clears the page
   * @param maxAgeSeconds how long it may keep the page at most
   */
  pageHeaders: (tags: readonly string[], maxAgeSeconds: number) => Record<string, string> | null
  /** @throws {Error} unless the CDN has taken all of it */
  purge: (cleared: Cleared) => Promise<void>
}

type Call = { path: string; body: unknown; headers: Record<string, string> }

type Service = {
  tagHeader: string
  tagSeparator: string
  apiUrl: string
  tagsPerCall: number
  call: (settings: Settings, cleared: Cleared) => Call
}

const longestHeader = 16_000
const callTimeoutMs = 10_000
const longestAgeSeconds = 86_400

const bearer = ({ token }: Settings): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

const services: Record<Settings['kind'], Service> = {
  // https://developers.cloudflare.com/api/resources/cache/methods/purge
  cloudflare: {
    tagHeader: 'Cache-Tag',
    tagSeparator: ',',
    apiUrl: 'https://api.cloudflare.com/client/v4',
    tagsPerCall: 100,
    call: (settings, cleared) => ({
      path: `/zones/${settings.zone}/purge_cache`,
      body: cleared === 'everything' ? { purge_everything: true } : { tags: cleared },
      headers: bearer(settings),
    }),
  },
  // https://www.fastly.com/documentation/reference/api/purging
  fastly: {
    tagHeader: 'Surrogate-Key',
    tagSeparator: ' ',
    apiUrl: 'https://api.fastly.com',
    tagsPerCall: 256,
    call: ({ zone, token = '' }, cleared) => ({
      path: `/service/${zone}/${cleared === 'everything' ? 'purge_all' : 'purge'}`,
      body: cleared === 'everything' ? {} : { surrogate_keys: cleared },
      headers: { 'fastly-key': token },
    }),
  },
  /** Any other: its operator gives an address that takes our own form. */
  http: {
    tagHeader: 'Cache-Tag',
    tagSeparator: ',',
    apiUrl: '',
    tagsPerCall: 100,
    call: (settings, cleared) => ({
      path: '',
      body: cleared === 'everything' ? { everything: true } : { tags: cleared },
      headers: bearer(settings),
    }),
  },
}

/** Cloudflare answers some failures with status 200. */
const answered = z.object({ success: z.literal(false) })

export function createCdn(settings: Settings): Cdn {
  const { tagHeader, tagSeparator, apiUrl, tagsPerCall, call } = services[settings.kind]

  async function send(cleared: Cleared): Promise<void> {
    const { path, body, headers } = call(settings, cleared)
    const response = await fetch(`${settings.url ?? apiUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(callTimeoutMs),
    })
    const text = await response.text()
    if (!response.ok || answered.safeParse(parsed(text)).success) {
      throw new Error(`The CDN answered ${response.status}: ${text.slice(0, 200)}`)
    }
  }

  return {
    pageHeaders: (tags, maxAgeSeconds) => {
      const list = tags.join(tagSeparator)
      const seconds = Math.min(maxAgeSeconds, longestAgeSeconds)
      return list === '' || list.length > longestHeader
        ? null
        : {
            [tagHeader]: list,
            'Cache-Control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
          }
    },
    purge: async (cleared) => {
      if (cleared === 'everything') {
        await send(cleared)
        return
      }
      for (let from = 0; from < cleared.length; from += tagsPerCall) {
        await send(cleared.slice(from, from + tagsPerCall))
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
