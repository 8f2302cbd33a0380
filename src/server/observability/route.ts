import { isReservedSegment } from '@/src/core/urls/page-address'

/** The only values of the label `route`: with hosts, paths or ids a store of metrics would grow without end. */
export const routeClasses = [
  'page',
  'page-data',
  'api-public',
  'api-webhook',
  'api-cms',
  'admin',
  'file',
  'static',
  'probe',
] as const

export type RouteClass = (typeof routeClasses)[number]

const probes = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** @param isSoftNavigation whether Next's router asks for the data of a page */
export function routeClassOf(url: string, { isSoftNavigation = false } = {}): RouteClass {
  const path = pathOf(url)
  const [, first, second] = path.split('/', 3)
  switch (first) {
    case 'api':
      if (probes.has(path)) {
        return 'probe'
      }
      return second === 'public' ? 'api-public' : second === 'webhooks' ? 'api-webhook' : 'api-cms'
    case 'admin':
      return 'admin'
    case 'files':
      return 'file'
    case '_next':
      return 'static'
    default:
      return isSoftNavigation ? 'page-data' : 'page'
  }
}

const own = new Set(['api', 'admin'])
/** A word of ours, as collections and calls are named. Random tokens and ids are longer, or have other letters. */
const word = /^[a-z]+(-[a-z]+){0,3}$/
const wordMax = 24

/**
 * The address for people who read logs, like `/api/public/products/:id`, `/gift/:id` or `/:page`: without query,
 * and without what somebody else has chosen.
 */
export function routeOf(url: string): string {
  const [first = '', ...rest] = pathOf(url).split('/').slice(1)
  if (first === '' && rest.length === 0) {
    return '/'
  }
  if (own.has(first)) {
    return `/${[first, ...rest.map((part) => (isWord(part) ? part : ':id'))].join('/').slice(0, 200)}`
  }
  return isReservedSegment(first) ? `/${first}${rest.length > 0 ? '/:id' : ''}` : '/:page'
}

function isWord(part: string): boolean {
  return part.length <= wordMax && word.test(part)
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}
