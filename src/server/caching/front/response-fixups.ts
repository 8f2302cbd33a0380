import type { ServerResponse } from 'node:http'
import type { Cdn } from '@/src/server/caching/cdn/cdn'
import { sendFallbackResponse } from '@/src/server/caching/front/fallback-responses'
import { scriptHashesHeader } from '@/src/server/caching/inline-scripts'
import { requestIdHeader } from '@/src/server/http/request-context'
import { logger } from '@/src/server/logger'
import {
  completePolicy,
  type FileOrigins,
  openToFrames,
} from '@/src/server/runtime/security-headers'

/** Set by the page cache on pages that stand for "there is no such page". */
export const siteStatusHeader = 'x-site-status'

/** Set by the page cache on pages: the tags that clear them, for caches before Next. */
export const pageTagsHeader = 'x-page-tags'

/** Set on files: Next sends no `Content-Length` of an answer, and a browser then knows no progress. */
export const bodyLengthHeader = 'x-body-length'

const maxHeldBytes = 1_000_000

type Options = {
  /** Of the inline scripts of a page that is made for this request alone. */
  nonceSource: string
  fileOrigins: FileOrigins
  /** A soft navigation of Next's router: it must see 200, or it reloads the whole page. */
  isSoftNavigation: boolean
  asJson: boolean
  /** Pages elsewhere may show it in a frame. */
  mayBeFramed?: boolean
  /** A cache before all processes, if there is one. */
  cdn?: Pick<Cdn, 'pageHeaders'>
  wasUnavailableSince: (sinceMs: number) => Promise<boolean>
}

/**
 * Corrects what Next answers. Missing pages, which are rendered like any other, get their status
 * 404. Next lets shared caches keep pages for a year; here they ask each time, because what is
 * published shows on the next request, unless it is a CDN that is purged. Pages can be framed nowhere but where they
 * are meant for it, run no inline scripts but their own, and load files from where this place keeps them. Files say how
 * long they are. A failure is held back until it is known whether database, disk or store did not answer: then it becomes
 * a 503. Other failures of pages get one that says so and names the request: Next's says nothing without scripts.
 */
export function applyResponseFixups(res: ServerResponse, options: Options): void {
  const { nonceSource, fileOrigins, isSoftNavigation, asJson, cdn, wasUnavailableSince } = options
  const { mayBeFramed = false } = options
  const startedAtMs = Date.now()
  const own = {
    writeHead: res.writeHead,
    write: res.write,
    end: res.end,
    flushHeaders: res.flushHeaders,
  }
  const held = heldBody()
  let state: 'open' | 'held' | 'ended' = 'open'

  /** Node writes the head inside `write` and `end`, too late to hold back the rest of that call. */
  function isHeld(): boolean {
    if (state === 'open' && res.statusCode === 500 && !res.headersSent) {
      state = 'held'
    }
    return state !== 'open'
  }

  async function release(): Promise<void> {
    const isOutage = await wasUnavailableSince(startedAtMs)
    Object.assign(res, own)
    const isPage = String(res.getHeader('content-type')).startsWith('text/html')
    if (!isOutage && (asJson || isSoftNavigation || !isPage)) {
      res.removeHeader(pageTagsHeader)
      finishPolicy(res, fileOrigins, nonceSource)
      res.end(held.body())
      return
    }
    for (const name of res.getHeaderNames()) {
      if (name !== requestIdHeader.toLowerCase()) {
        res.removeHeader(name)
      }
    }
    sendFallbackResponse(res, isOutage ? 503 : 500, { asJson })
  }

  res.writeHead = ((status: number, ...rest: never[]) => {
    res.statusCode = status
    if (isHeld()) {
      applyHeaders(res, rest)
      return res
    }
    const isMissing = res.getHeader(siteStatusHeader) === '404'
    res.removeHeader(siteStatusHeader)
    // What a soft navigation gets has the address of the page: a CDN must not take one for the other.
    limitCaching(res, { isMissing, cdn: isSoftNavigation ? undefined : cdn })
    finishPolicy(res, fileOrigins, nonceSource)
    if (mayBeFramed) {
      openPageToFrames(res)
    }
    if (asJson) {
      leaveOutRouting(res)
    }
    leadOnce(res)
    setContentLength(res)
    return own.writeHead.call(res, isMissing && !isSoftNavigation ? 404 : status, ...rest)
  }) as ServerResponse['writeHead']

  res.flushHeaders = () => {
    if (!isHeld()) {
      own.flushHeaders.call(res)
    }
  }

  res.write = ((...args: Parameters<ServerResponse['write']>) => {
    if (!isHeld()) {
      return own.write.apply(res, args)
    }
    held.add(args)
    return true
  }) as ServerResponse['write']

  res.end = ((...args: Parameters<ServerResponse['end']>) => {
    if (!isHeld()) {
      return own.end.apply(res, args)
    }
    if (state === 'held') {
      state = 'ended'
      held.add(args)
      release().catch((err: unknown) => {
        logger.error({ msg: 'A failure could not be answered', err })
        res.destroy()
      })
    }
    return res
  }) as ServerResponse['end']
}

function limitCaching(
  res: ServerResponse,
  { isMissing, cdn }: { isMissing: boolean } & Pick<Options, 'cdn'>,
): void {
  const tags = String(res.getHeader(pageTagsHeader) ?? '')
  res.removeHeader(pageTagsHeader)
  if (isMissing) {
    res.setHeader('Cache-Control', 'no-store')
    return
  }
  const shared = /s-maxage=(\d+)/.exec(String(res.getHeader('cache-control') ?? ''))
  if (!shared) {
    return
  }
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  // Pages with a nonce are for one answer.
  const isForAll =
    [200, 304].includes(res.statusCode) &&
    res.hasHeader(scriptHashesHeader) &&
    !res.hasHeader('set-cookie')
  const forCdn = isForAll && cdn?.pageHeaders(tags.split(',').filter(Boolean), Number(shared[1]))
  for (const [name, value] of Object.entries(forCdn || {})) {
    res.setHeader(name, value)
  }
}

function finishPolicy(res: ServerResponse, origins: FileOrigins, nonceSource: string): void {
  const hashes = res.getHeader(scriptHashesHeader)
  res.removeHeader(scriptHashesHeader)
  const policy = res.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    const sources = hashes === undefined ? nonceSource : String(hashes)
    res.setHeader('content-security-policy', completePolicy(policy, origins, sources))
  }
}

/** Older browsers know only the header that has no word for "everywhere". */
function openPageToFrames(res: ServerResponse): void {
  const policy = res.getHeader('content-security-policy')
  if (typeof policy === 'string') {
    res.setHeader('content-security-policy', openToFrames(policy))
    res.removeHeader('x-frame-options')
  }
}

/**
 * Answers of calls are the same for every router of Next, and which origins may read them is said before Next
 * is asked (`allowOrigin`). Payload and Next say otherwise of all; what comes from memory says none of it.
 */
function leaveOutRouting(res: ServerResponse): void {
  res.removeHeader('access-control-allow-methods')
  res.removeHeader('access-control-allow-headers')
  res.setHeader('Vary', 'Accept-Encoding')
}

/** Next says twice where a page leads that it keeps; some programs read that as one odd address. */
function leadOnce(res: ServerResponse): void {
  const location = res.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) {
    res.setHeader('location', location[0])
  }
}

function setContentLength(res: ServerResponse): void {
  const length = res.getHeader(bodyLengthHeader)
  res.removeHeader(bodyLengthHeader)
  // What is compressed on its way has another one.
  if (length !== undefined && !res.hasHeader('content-encoding')) {
    res.setHeader('Content-Length', length)
  }
}

/** What was written, up to a megabyte: a failure has little to say. */
function heldBody() {
  const chunks: Buffer[] = []
  let bytes = 0

  return {
    add: (args: readonly unknown[]): void => {
      const [chunk, encoding] = args
      if ((typeof chunk === 'string' || chunk instanceof Uint8Array) && bytes < maxHeldBytes) {
        const isText = typeof chunk === 'string' && typeof encoding === 'string'
        const buffer = isText
          ? Buffer.from(chunk, encoding as BufferEncoding)
          : Buffer.from(chunk as Uint8Array)
        bytes += buffer.length
        chunks.push(buffer)
      }
      const callback = args.find((arg) => typeof arg === 'function')
      if (callback) {
        process.nextTick(callback as () => void)
      }
    },
    body: () => Buffer.concat(chunks),
  }
}

/** `writeHead` also takes headers; held back, they must not get lost. */
function applyHeaders(res: ServerResponse, rest: readonly unknown[]): void {
  const headers = rest.find((value) => typeof value === 'object' && value !== null)
  if (Array.isArray(headers)) {
    for (let index = 0; index + 1 < headers.length; index += 2) {
      res.setHeader(String(headers[index]), headers[index + 1])
    }
  } else if (headers) {
    for (const [name, value] of Object.entries(headers)) {
      res.setHeader(name, value as string)
    }
  }
}
