import type { IncomingMessage, ServerResponse } from 'node:http'
import { normaliseHost } from '@/src/core/urls/host'
import { readEmbedPath } from '@/src/core/urls/site-embeds'
import type { Cdn } from '@/src/server/caching/cdn/cdn'
import { allowOrigin, isOpenElsewhere } from '@/src/server/caching/front/allow-origin'
import { serveCachedResponse } from '@/src/server/caching/front/api-response-cache'
import type { BuildFiles } from '@/src/server/caching/front/build-files'
import {
  answerJson,
  type FallbackStatus,
  redirect,
  sendFallbackResponse,
} from '@/src/server/caching/front/fallback-responses'
import type { HostFilter, SiteAtHost } from '@/src/server/caching/front/host-filter'
import { decideOffline, leadToComingSoon, linkIn } from '@/src/server/caching/front/offline-site'
import type { PageResponseCache } from '@/src/server/caching/front/page-response-cache'
import { maxBodyBytes, readPath, watchBodySize } from '@/src/server/caching/front/request-limits'
import { applyResponseFixups } from '@/src/server/caching/front/response-fixups'
import { makeNonce, withNonce } from '@/src/server/caching/inline-scripts'
import { headersOnlyHeader } from '@/src/server/http/request-context'
import { logger } from '@/src/server/logger'
import { metrics } from '@/src/server/observability/metrics'
import { answerMetrics, metricsPath } from '@/src/server/observability/metrics-endpoint'
import {
  nameAnswer,
  type Observation,
  observeRequest,
} from '@/src/server/observability/observe-request'
import { inScope, type Scope } from '@/src/server/observability/request-scope'
import type { FileOrigins } from '@/src/server/runtime/security-headers'
import type { DatabaseWatch } from '@/src/server/runtime/watch-database'

type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

type Options = Observation & {
  rootDomain: string
  adminOrigin: string
  fileOrigins: FileOrigins
  version: string
  /** The bearer token of the metrics; they are off without one. */
  metricsToken: string | undefined
  gate: HostFilter
  pages: PageResponseCache
  /** None in development, where files come and go. */
  files: BuildFiles | null
  servesBenchPages: boolean
  cdn?: Cdn
  database: Pick<DatabaseWatch, 'catchUp' | 'wasAwaySince'>
  /** The server is being taken out of service. */
  isDraining: () => boolean
  readProxyHeaders: (req: IncomingMessage) => void
  next: NextHandler
}

type Asked = {
  host: string
  path: string
  req: IncomingMessage
  scope: Scope
  /** Found on the way. */
  site?: SiteAtHost | null
}
type Decision =
  | 404
  | 503
  | 'next'
  | 'as-is'
  | 'coming-soon'
  | { location: string; cookie?: string; isPermanent?: boolean }

/** Those that something answers; Next draws a page for any other, and breaks at `TRACE` of a call. */
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Asked by machines, who name the process and no site. */
const forAnyHost = new Set(['/api/ready', '/api/certificates'])
const loopback = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Everything that is decided before Next: health, sizes, whose host it is, and whether visitors may see its
 * site. Nothing else is authorised here.
 */
export function createRequestHandler(options: Options): NextHandler {
  const { database, files, gate, isDraining, next, pages, readProxyHeaders, rootDomain, version } =
    options
  const admin = new URL(options.adminOrigin)

  return (req, res) => {
    readProxyHeaders(req)
    const scope = observeRequest(req, res, options)
    return answer(req, res, scope).catch((err: unknown) => {
      inScope(scope, () => logger.error({ msg: 'Request failed', method: req.method, err }))
      if (res.headersSent) {
        res.destroy()
      } else {
        nameAnswer(res, scope)
        sendFallbackResponse(res, 503, { asJson: req.url?.startsWith('/api/') === true })
      }
    })
  }

  async function answer(req: IncomingMessage, res: ServerResponse, scope: Scope): Promise<void> {
    askForHeadersOnly(req)
    const path = readPath(req.url ?? '')
    if (path === '/api/health') {
      nameAnswer(res, scope)
      answerJson(res, 200, { status: 'ok', version })
      return
    }
    if (path === metricsPath && req.method === 'GET') {
      nameAnswer(res, scope)
      await inScope(scope, () => answerMetrics(req, res, options.metricsToken))
      return
    }
    const asJson = /^\/api(\/|$)/.test(req.url ?? '')
    const refuse = (status: FallbackStatus) => {
      nameAnswer(res, scope)
      sendFallbackResponse(res, status, { asJson })
    }
    if (typeof path === 'number') {
      return refuse(path)
    }
    if (!methods.has(req.method ?? '')) {
      return refuse(400)
    }
    if (path === '/api/ready' && isDraining()) {
      return refuse(503)
    }
    const maxBytes = maxBodyBytes(req, path)
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      res.setHeader('Connection', 'close')
      return refuse(413)
    }

    const host = readHost(req, rootDomain)
    const asked: Asked = { host: host ?? '', path, req, scope }
    const decision = host === null ? 404 : await decide(asked)
    if (typeof decision === 'number') {
      return refuse(decision)
    }
    if (typeof decision === 'object') {
      nameAnswer(res, scope)
      redirect(res, decision)
      return
    }
    if (allowOrigin(req, res, { path, origins: asked.site?.origins ?? [] })) {
      nameAnswer(res, scope)
      res.writeHead(204).end()
      return
    }
    const isOffline = decision !== 'next'
    if (isOffline) {
      res.setHeader('X-Robots-Tag', 'noindex')
    }
    if (decision === 'coming-soon') {
      leadToComingSoon(req)
    }
    if (path.startsWith('/_next/')) {
      nameAnswer(res, scope)
    }
    if (files?.answer(req, res)) {
      return
    }
    await database.catchUp()
    const isAnswered = asJson ? serveCachedResponse(req, res) : pages.answer(req, res)
    metrics()?.cacheRequests.inc({
      cache: asJson ? 'answers' : 'pages',
      result: isAnswered ? 'hit' : 'miss',
    })
    if (isAnswered) {
      return
    }
    if (req.headers['transfer-encoding'] !== undefined) {
      watchBodySize(req, maxBytes, () => {
        if (!res.headersSent) {
          res.setHeader('Connection', 'close')
          refuse(413)
        }
      })
    }
    const nonce = makeNonce()
    const nonceSource = `'nonce-${nonce}'`
    // Next reads it here, and writes the nonce on its scripts.
    req.headers['content-security-policy'] = `script-src ${nonceSource}`
    delete req.headers['content-security-policy-report-only']
    applyResponseFixups(res, {
      nonceSource,
      // What only some may see must not stay where all others ask.
      cdn: isOffline ? undefined : options.cdn,
      fileOrigins: options.fileOrigins,
      // One connection may time out while another answers.
      wasUnavailableSince: async (sinceMs) =>
        scope.isUnavailable === true || database.wasAwaySince(sinceMs),
      asJson,
      // By the address as it was sent: what is written otherwise may lead Next to another page.
      mayBeFramed: !isOffline && readEmbedPath(req.url?.split('?', 1)[0] ?? '') !== null,
      isSoftNavigation: req.headers.rsc !== undefined,
    })
    pages.keep(req, res)
    nameAnswer(res, scope)
    await inScope(scope, () => withNonce(nonce, () => next(req, res)))
  }

  async function decide(asked: Asked): Promise<Decision> {
    const { host, path, req, scope } = asked
    const isForAdmin = /^\/admin(\/|$)/.test(path)
    if (host === admin.hostname && /^\/(admin|api|_next|files)(\/|$)/.test(path)) {
      // Where the admin is, there may be a site as well.
      if (isOpenElsewhere(path)) {
        asked.site = await gate.siteAt(host).catch(() => null)
      }
      return 'next'
    }
    if (forAnyHost.has(path)) {
      return 'next'
    }
    const site = await gate.siteAt(host).catch(() => undefined)
    if (site === undefined) {
      return 503
    }
    const hasSite = site !== null
    if (hasSite) {
      scope.site = site.id
      asked.site = site
    }
    if (isForAdmin && (hasSite || host === rootDomain)) {
      return { location: `${admin.origin}/admin` }
    }
    if (!hasSite) {
      // Before the first site exists, the way in is the admin.
      return host === admin.hostname && path === '/' ? { location: `${admin.origin}/admin` } : 404
    }
    if (site.leadsTo) {
      const port = admin.port && `:${admin.port}`
      const location = `${admin.protocol}//${site.leadsTo}${port}${req.url ?? '/'}`
      return { location, isPermanent: true }
    }
    // Where sites are mounted inside, and what only measurements ask for: no addresses of a site.
    const hidden = options.servesBenchPages ? /^\/sites(\/|$)/i : /^\/(sites|bench)(\/|$)/i
    if (hidden.test(path)) {
      return 404
    }
    if (!site.isOnline) {
      return decideOffline(req, path, site.id)
    }
    const link = linkIn(req.url ?? '')
    return link ? { location: link.rest } : 'next'
  }
}

/**
 * Makes a GET of a HEAD, so that caches, Next and Payload's router answer its very headers; Node leaves out
 * the body. Who would open a file for it is told by a header.
 */
function askForHeadersOnly(req: IncomingMessage): void {
  delete req.headers[headersOnlyHeader]
  if (req.method === 'HEAD') {
    req.method = 'GET'
    req.headers[headersOnlyHeader] = '1'
  }
}

/** Writes the host in its one spelling into the request, because caches are keyed by it. */
function readHost(req: IncomingMessage, rootDomain: string): string | null {
  const given = req.headers.host ?? ''
  const isLocal = rootDomain === 'localhost' && loopback.test(given)
  const name = isLocal ? rootDomain : normaliseHost(given)
  if (name !== null) {
    const port = /:\d{1,5}$/.exec(given)?.[0] ?? ''
    req.headers.host = `${name}${port}`
  }
  return name
}
