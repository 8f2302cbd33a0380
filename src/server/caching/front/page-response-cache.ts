import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Cleared } from '@/src/server/caching/cache-tags'
import { pageTagsHeader } from '@/src/server/caching/front/response-fixups'
import type { AskedPage } from '@/src/server/caching/front/warm-pages'
import { requestIdHeader } from '@/src/server/http/request-context'
import { measureGauge } from '@/src/server/observability/metrics'
import { answerId } from '@/src/server/observability/observe-request'

const maxPageBytes = 1_000_000
const yearSeconds = 31_536_000

type Page = {
  body: Buffer
  /** Names and values in turn, which Node writes without looking each one up. */
  head: readonly string[]
  etag: string
  tags: readonly string[]
}

export type PageResponseCache = {
  /**
   * Answers a page that Next has answered before, packed bytes and all.
   *
   * @returns false when Next has to answer
   */
  answer: (req: IncomingMessage, res: ServerResponse) => boolean
  /**
   * Call before Next answers, and after the response fixups: keeps the page when it is the same for
   * everybody. What Next says of it is read before the fixups change it.
   */
  keep: (req: IncomingMessage, res: ServerResponse) => void
  /** Call when something has changed: drops the pages that show it. */
  forget: (cleared: Cleared) => void
  /** The pages that are kept, those first that were asked last. */
  recent: () => AskedPage[]
}

/** Of one connection, request or moment, not of the page. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  requestIdHeader.toLowerCase(),
])

/**
 * Finished pages in front of Next, which would route, look up and pack each one again for every
 * visitor. Only what Next itself has served from its page cache is kept, so nothing is here that is
 * not there, and a page is dropped when one of its tags is cleared: the next request asks Next.
 */
export function createPageResponseCache({ maxBytes = 64 * 1024 * 1024 } = {}): PageResponseCache {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, head, tags }, key) =>
      body.byteLength + [key, ...head, ...tags].reduce((sum, { length }) => sum + length, 0),
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const tagged = keysByTag.get(tag)
        tagged?.delete(key)
        if (tagged?.size === 0) {
          keysByTag.delete(tag)
        }
      }
    },
  })
  const keysByTag = new Map<string, Set<string>>()
  measureGauge('bandstand_cached_pages', () => pages.size)
  measureGauge('bandstand_cached_page_bytes', () => pages.calculatedSize)
  measureGauge(
    'bandstand_cached_sites',
    () => [...keysByTag.keys()].filter((tag) => tag.startsWith('site:')).length,
  )
  /** What was cleared while each page that is being answered was under way. */
  const underWay = new Set<{ cleared: Set<string>; isStale: boolean }>()

  const keepPage = (key: string, page: Page) => {
    pages.set(key, page)
    for (const tag of page.tags) {
      keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    }
  }

  return {
    answer: (req, res) => {
      const key = keyOf(req)
      const page = key !== null && pages.get(key)
      if (!page) {
        return false
      }
      const isKnown = page.etag !== '' && req.headers['if-none-match'] === page.etag
      res.writeHead(isKnown ? 304 : 200, [...page.head, requestIdHeader, answerId(req)])
      res.end(isKnown ? undefined : page.body)
      return true
    },
    keep: (req, res) => {
      const key = keyOf(req)
      if (key === null) {
        return
      }
      const own = { cleared: new Set<string>(), isStale: false }
      underWay.add(own)
      res.once('close', () => underWay.delete(own))
      collectBody(res, (body, tags) => {
        // A page that was made while something of it changed may show the former state.
        const isCurrent = !own.isStale && !tags.some((tag) => own.cleared.has(tag))
        if (isCurrent && tags.length > 0 && isSameForAll(res)) {
          const headers = Object.fromEntries(
            Object.entries(res.getHeaders()).filter(([name]) => !ownHeaders.has(name)),
          )
          const etag = String(headers.etag ?? '')
          const kept = { ...headers, 'content-length': body.byteLength }
          const head = Object.entries(kept).flatMap(([name, value = '']) =>
            [value].flat().flatMap((each) => [name, String(each)]),
          )
          keepPage(key, { body, etag, tags, head })
        }
      })
    },
    forget: (cleared) => {
      for (const page of underWay) {
        if (cleared === 'everything') {
          page.isStale = true
        } else {
          for (const tag of cleared) {
            page.cleared.add(tag)
          }
        }
      }
      if (cleared === 'everything') {
        pages.clear()
        return
      }
      for (const tag of cleared) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          pages.delete(key)
        }
      }
    },
    recent: () =>
      [...pages.keys()].map((key) => {
        const [host = '', path = ''] = key.split(' ')
        return { host, path }
      }),
  }
}

/**
 * Null for whatever could be answered differently: soft navigations, previews, and addresses with a
 * query or of a gift, which anybody can invent in any number.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  const isPlain =
    method === 'GET' &&
    !url.includes('?') &&
    !/^\/(api|admin|files|_next|gift)(\/|$)/.test(url) &&
    /\bgzip\b/.test(String(headers['accept-encoding'] ?? '')) &&
    headers.rsc === undefined &&
    headers.range === undefined &&
    !headers.cookie?.includes('__prerender_bypass')
  return isPlain ? `${headers.host} ${url}` : null
}

function isSameForAll(res: ServerResponse): boolean {
  return (
    res.statusCode === 200 &&
    res.getHeader('x-nextjs-cache') === 'HIT' &&
    res.getHeader('content-encoding') === 'gzip' &&
    !res.hasHeader('set-cookie') &&
    // A nonce is for one answer.
    !String(res.getHeader('content-security-policy')).includes("'nonce-") &&
    String(res.getHeader('content-type')).startsWith('text/html')
  )
}

/** A page that shows a failure says so by how long others may keep it. */
function isMadeAgainSoon(res: ServerResponse): boolean {
  const kept = /s-maxage=(\d+)/.exec(String(res.getHeader('cache-control')))
  return kept !== null && Number(kept[1]) < yearSeconds
}

/** Calls back with what was sent, when all of it was, unless the page is made again soon. */
function collectBody(
  res: ServerResponse,
  done: (body: Buffer, tags: readonly string[]) => void,
): void {
  const writeHead = res.writeHead.bind(res)
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  const chunks: Buffer[] = []
  let size = 0
  let stays = false
  let tags: readonly string[] = []
  const note = (chunk: unknown) => {
    if (chunk instanceof Uint8Array) {
      size += chunk.byteLength
      if (size <= maxPageBytes) {
        chunks.push(Buffer.from(chunk))
      }
    }
  }
  res.writeHead = ((...args: Parameters<typeof writeHead>) => {
    stays = !isMadeAgainSoon(res)
    tags = String(res.getHeader(pageTagsHeader) ?? '')
      .split(',')
      .filter(Boolean)
    return writeHead(...args)
  }) as ServerResponse['writeHead']
  res.write = ((chunk: unknown, ...rest: never[]) => {
    note(chunk)
    return write(chunk, ...rest)
  }) as ServerResponse['write']
  res.end = ((chunk: unknown, ...rest: never[]) => {
    note(chunk)
    if (stays && size > 0 && size <= maxPageBytes) {
      done(Buffer.concat(chunks), tags)
    }
    return end(chunk, ...rest)
  }) as ServerResponse['end']
}
