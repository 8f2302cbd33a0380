import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload'
import { limits } from '@/src/core/limits'
import { logInvalidation } from '@/src/server/caching/invalidation-log'
import { logger } from '@/src/server/logger'
import { onShutdown } from '@/src/server/runtime/listen'

/** Every tag that cached data can carry. A reader tags with these, a writer clears them. */
export const cacheTags = {
  /** Which host belongs to which profile. */
  hosts: () => 'hosts',
  /** Name, theme and links of one site: whatever every page of it shows. */
  site: (profileId: string) => `site:${profileId}`,
  page: (profileId: string, pathname: string) => `page:${profileId}:${tagText(pathname)}`,
  /** The list of a profile's published pages. */
  pages: (profileId: string) => `pages:${profileId}`,
  /** Lists of products. */
  products: (profileId: string) => `products:${profileId}`,
  product: (profileId: string, productId: string) => `product:${profileId}:${productId}`,
  tiers: (profileId: string) => `tiers:${profileId}`,
  /** Shipping prices and taxes, and who may be told of purchases. */
  storeRules: (profileId: string) => `store-rules:${profileId}`,
  /** Pictures, films and previews, wherever they are shown. */
  media: (profileId: string) => `media:${profileId}`,
  /** Lists of posts, with what their readers made of them. */
  posts: (profileId: string) => `posts:${profileId}`,
  post: (profileId: string, postId: string) => `post:${profileId}:${postId}`,
  events: (profileId: string) => `events:${profileId}`,
  event: (profileId: string, eventId: string) => `event:${profileId}:${eventId}`,
  emailLists: (profileId: string) => `email-lists:${profileId}`,
  /** What artists keep in a collection of a plugin. */
  rows: (profileId: string, collection: string) => `rows:${profileId}:${collection}`,
} as const

/** Next keeps tags in a header, and at most 256 characters of each: other letters than of ASCII need another form. */
function tagText(pathname: string): string {
  return /^[!-~]*$/.test(pathname)
    ? pathname
    : createHash('sha256').update(pathname).digest('base64url')
}

/** What has to leave the caches. */
export type Cleared = readonly string[] | 'everything'

export type TagListener = (cleared: Cleared) => void

type TagState = {
  listeners: Set<TagListener>
  pending: AsyncLocalStorage<Pending>
  /** Tags that are cleared together a little later. */
  later: Set<string>
  /** The end of the process does not forget them. */
  clearsAtEnd: boolean
}

/** What a request changed; it ends with null, while work that it began may go on. */
type Pending = { tags: Set<string> | null }

// The server script and Next's bundle each load their own copy of this module; they share this.
const shared = globalThis as typeof globalThis & { [key: symbol]: TagState | undefined }
const stateKey = Symbol.for('bandstand.cache-tags')

function state(): TagState {
  shared[stateKey] ??= {
    listeners: new Set(),
    pending: new AsyncLocalStorage(),
    later: new Set(),
    clearsAtEnd: false,
  }
  return shared[stateKey]
}

type Writer = Pick<PayloadRequest, 'context' | 'payload'> & {
  transactionID?: PayloadRequest['transactionID']
}

/**
 * Makes whatever carries one of the tags fresh on the next request, in this process at once and in all others
 * with the commit. Call within the transaction of the change.
 *
 * @throws when the database does not take it: then the change must not be committed either
 */
export async function revalidateTags(req: Writer, ...tags: string[]): Promise<void> {
  if (req.context.disableRevalidate || tags.length === 0) {
    return
  }
  const pending = state().pending.getStore()
  const isToldHere = Boolean(pending?.tags)
  await logInvalidation(req, { tags, isToldHere })
  if (pending?.tags) {
    for (const tag of tags) {
      pending.tags.add(tag)
    }
  } else {
    announceCleared(tags)
  }
  // Outside a request of Next (command line, worker, tests) there is no page cache to clear.
  try {
    for (const tag of tags) {
      revalidateTag(tag, { expire: 0 })
    }
  } catch {
    req.payload.logger.debug({ msg: 'No page cache to clear here', tags })
  }
}

/**
 * As {@link revalidateTags}, but a little later and together with what comes in between: for numbers that
 * change all the time, so that not every like empties the caches.
 */
export function revalidateTagsSoon({ payload }: { payload: Payload }, ...tags: string[]): void {
  const current = state()
  if (current.later.size === 0) {
    setTimeout(() => clearLater(payload), limits.countsRefreshSeconds * 1000).unref()
  }
  if (!current.clearsAtEnd) {
    current.clearsAtEnd = true
    onShutdown(() => clearLater(payload))
  }
  for (const tag of tags) {
    current.later.add(tag)
  }
}

/** What the database does not take is tried again. */
async function clearLater(payload: Payload): Promise<void> {
  const { later } = state()
  const tags = [...later]
  later.clear()
  announceCleared(tags)
  if (tags.length > 0) {
    await logInvalidation({ payload }, { tags, isToldHere: true }).catch((err: unknown) => {
      logger.warn({ msg: 'Other processes learn later of new counts', err })
      revalidateTagsSoon({ payload }, ...tags)
    })
  }
}

/**
 * Runs a request and tells the listeners what it changed after it has ended. Hooks run before the
 * commit, so a listener told at once could read, and keep, the old state.
 */
export async function withDeferredRevalidation<Result>(
  run: () => Promise<Result>,
): Promise<Result> {
  const tags = new Set<string>()
  const pending: Pending = { tags }
  try {
    return await state().pending.run(pending, run)
  } finally {
    pending.tags = null
    announceCleared([...tags])
  }
}

/** Whether this request has changed what the caches of its process still show. */
export function hasDeferredRevalidation(): boolean {
  return Boolean(state().pending.getStore()?.tags?.size)
}

/** Calls back with what has to leave the caches of this process, whichever process changed it. Answers a function that unsubscribes. */
export function onRevalidateTags(listener: TagListener): () => void {
  state().listeners.add(listener)
  return () => state().listeners.delete(listener)
}

/** Tells the caches of this process. */
export function announceCleared(cleared: Cleared): void {
  if (cleared.length === 0) {
    return
  }
  for (const listener of state().listeners) {
    listener(cleared)
  }
}

type TaggedDoc = Record<string, unknown> & { id: string | number; profile?: unknown }
type TagHooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>
>

/**
 * Hooks that clear the tags of a document when it is created, changed or deleted; on a change also
 * those of its former state. Saving a draft clears nothing: visitors see no drafts.
 */
export function revalidatesTags(tagsOf: (doc: TaggedDoc) => string[]): TagHooks {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    if (!(doc._status === 'draft' && isDraftCall(req))) {
      const former = previousDoc?.id ? tagsOf(previousDoc) : []
      await revalidateTags(req, ...new Set([...tagsOf(doc), ...former]))
    }
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await revalidateTags(req, ...tagsOf(doc))
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/**
 * Whether the call writes beside the live document. Autosave alone does not say so: without `draft`
 * it takes a page offline. Payload has made a boolean of the parameter by now, except in local calls.
 */
function isDraftCall({ query }: Pick<PayloadRequest, 'query'>): boolean {
  return String(query?.draft) === 'true'
}

/** Id of the profile that a document belongs to, whether the relation is populated or not. */
export function profileIdOf(doc: { profile?: unknown }): string {
  const { profile } = doc
  return typeof profile === 'object' && profile !== null && 'id' in profile
    ? String(profile.id)
    : String(profile)
}
