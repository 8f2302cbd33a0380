import {
  addDataAndFileToRequest,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { nobody } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import { isCall } from '@/src/server/public-call'

/**
 * Turns off what Payload answers and nobody asks, and reads what the rest is asked with before Payload
 * does, which trips over most of what is not as its admin sends it. Calls of ours are left as they are:
 * schemas read them. Call from `onInit`, when Payload has added all of its own.
 */
export function guardCmsRoutes(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) {
    if (config.endpoints) {
      config.endpoints = config.endpoints
        .filter((endpoint) => isCall(endpoint) || isNeeded(config, endpoint))
        .map((endpoint) => (isCall(endpoint) ? endpoint : guarded(endpoint)))
    }
  }
}

/**
 * Takes the place of a route that Payload's adapter for Next adds with the first call: it draws a picture of
 * any words for anybody.
 */
export const noPreviewPictures: Endpoint = {
  method: 'get',
  path: '/og',
  handler: () => {
    throw new AppError('NOT_FOUND')
  },
}

type Route = Pick<Endpoint, 'method' | 'path'>

function isNeeded(config: SanitizedCollectionConfig, { method, path }: Route): boolean {
  const { access, auth, upload, versions } = config
  if ([access.create, access.read, access.update, access.delete].every((rule) => rule === nobody)) {
    return false
  }
  switch (path) {
    case '/versions':
    case '/versions/:id':
      return Boolean(versions)
    case '/verify/:id':
      return Boolean(auth?.verify)
    case '/unlock':
      return Boolean(auth?.maxLoginAttempts)
    // Public files have addresses of their own, where no rule is asked.
    case '/file/:filename':
      return Boolean(upload.handlers?.length)
    case '/paste-url/:id?':
      return Boolean(upload.pasteURL)
    // Files of a copy would be fetched over the network, from ourselves.
    case '/:id/duplicate':
      return !upload
    // Tells strangers whether anybody has registered.
    case '/init':
      return false
    // Of preferences, with a statement that the database refuses when there is none of the key.
    case '/:key':
      return method !== 'delete'
    default:
      return true
  }
}

function guarded(endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> {
  return {
    ...endpoint,
    handler: async (req) => {
      assertReadable(req)
      if (endpoint.method === 'post' || endpoint.method === 'patch') {
        await readBody(req)
      }
      return endpoint.handler(req)
    },
  }
}

/** @throws {AppError} `MALFORMED` */
function assertReadable({ query, routeParams }: PayloadRequest): void {
  const { depth, limit, page, where, select, populate, joins, sort, data } = query
  const isFine =
    [depth, limit, page].every(isCount) &&
    [select, populate, joins].every(isTree) &&
    isWhere(typeof where === 'string' ? parsed(where) : where) &&
    (data === undefined || (typeof data === 'string' && isTree(parsed(data)))) &&
    (isText(sort) || (Array.isArray(sort) && sort.every(isText))) &&
    Object.values(routeParams ?? {}).every((value) => !String(value).includes('\u0000'))
  if (!isFine) {
    throw new AppError('MALFORMED')
  }
}

/**
 * Payload's own reading of the body, whose failures are the caller's; it reads nothing twice.
 *
 * @throws {AppError} `UNSUPPORTED_MEDIA` or `MALFORMED`
 */
async function readBody(req: PayloadRequest): Promise<void> {
  const type = req.headers.get('content-type')
  if (type !== null && !/^(application\/json|multipart\/form-data)\s*(;|$)/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA')
  }
  try {
    await addDataAndFileToRequest(req)
  } catch (cause) {
    // Of the disk or the database, and so not the caller's.
    throw typeof (cause as { code?: unknown }).code === 'string'
      ? cause
      : new AppError('MALFORMED', { cause })
  }
  if (req.data === undefined) {
    req.data = {}
  }
  if (!isRecord(req.data)) {
    throw new AppError('MALFORMED')
  }
  Object.defineProperty(req, 'body', { value: null })
}

/** What stays of a query string that gives nothing. */
const isNothing = (value: unknown) => value === undefined || value === ''

const isText = (value: unknown) =>
  value === undefined || (typeof value === 'string' && !value.includes('\u0000'))

const isCount = (value: unknown) =>
  isNothing(value) ||
  ((typeof value === 'string' || typeof value === 'number') && /^\d{1,9}$/.test(String(value)))

const isTree = (value: unknown) => isNothing(value) || isRecord(value)

/** Conditions by path, each of operators by name; lists of such below `and` and `or`. */
function isWhere(where: unknown): boolean {
  return (
    isNothing(where) ||
    (isRecord(where) &&
      Object.entries(where).every(([path, condition]) =>
        /^(and|or)$/i.test(path)
          ? Array.isArray(condition) && condition.every(isWhere)
          : isRecord(condition) && !path.includes('\u0000'),
      ))
  )
}

function parsed(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json)
  } catch (cause) {
    throw new AppError('MALFORMED', { cause })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
