import type { PostMediaWire } from '@/src/core/contracts/members/post-answers'
import {
  type ListPostsQuery,
  type PostFileSize,
  type PostType,
  type PostVisibility,
  postFileSizes,
} from '@/src/core/contracts/members/posts'
import { kindOfFile } from '@/src/core/files/own-post-file'
import { limits } from '@/src/core/limits'
import { type RichTextDoc, storedRichText } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import type { Post, PostFile } from '@/src/payload-types'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { asWritten, writtenForm } from '@/src/server/posts/written-post'
import { countFeed, feedIds, isInFeed, searchFeed, tierOf } from '@/src/server/site-data/post-feed'
import { listTiers } from '@/src/server/site-data/tiers'
import { idOf, idsOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** A file of a post. Says where it is stored: never for visitors as it is. */
export type PostFileRecord = {
  id: string
  type: PostMediaWire['type']
  alt: string
  width: number
  height: number
  blur: string
  key: string
  /** As the artist named it. */
  fileName: string
  sizes: { name: PostFileSize; width: number; height: number; key: string }[]
}

/** A published post, the same for everyone. */
export type PostRecord = {
  id: string
  type: PostType
  caption: string
  /** HTML; empty when there is none. */
  body: string
  text: RichTextDoc | null
  publishedAt: string
  visibility: PostVisibility
  tierIds: string[]
  media: { name: string; file: PostFileRecord; poster: PostFileRecord | null }[]
  poll: {
    question: string
    options: { id: string; text: string }[]
    closesAt: string | null
  } | null
}

/** A page of the feed, and how many posts there are: counting reads them all, and need not be waited for. */
export type PostRecords = { records: Promise<PostRecord[]>; total: Promise<number> }

/** One page of the feed, newest first; the common ones are kept until a post changes. */
export function listPostRecords(query: ListPostsQuery, onlyIds?: readonly string[]): PostRecords {
  const { page, limit, filter } = query
  if (filter.query) {
    const found = searchFeed(query, filter.query, onlyIds)
    return {
      records: found.then((ids) => recordsOf(query, ids.slice((page - 1) * limit, page * limit))),
      total: found.then((ids) => ids.length),
    }
  }
  return {
    records: keepIf(!onlyIds && isCommonPage(query), query, {
      name: ['posts', String(page)],
      load: async () => recordsOf(query, await feedIds(query, onlyIds)),
    }),
    // The totals that many ask for are remembered.
    total: keepIf(!onlyIds && isCommonPage({ ...query, page: 1, limit: limits.pageSize }), query, {
      name: ['post-total'],
      load: () => countFeed(query, onlyIds),
    }),
  }
}

async function keepIf<Value>(
  isKept: boolean | Promise<boolean>,
  { profileId, filter }: ListPostsQuery,
  { name, load }: { name: string[]; load: () => Promise<Value> },
): Promise<Value> {
  const key = [...name, profileId, filter.type, tierOf(filter) ?? '']
  return (await isKept) ? cached(key, [cacheTags.posts(profileId)], load) : load()
}

/**
 * Whether a page of the feed is one that many ask for. Saved posts are somebody's own; searches, odd
 * page sizes and tiers that do not exist are invented by callers: keeping them would fill the disk.
 */
export async function isCommonPage(query: ListPostsQuery): Promise<boolean> {
  const { profileId, page, limit, filter } = query
  const tierId = tierOf(filter)
  return (
    !filter.query &&
    !filter.saved &&
    limit === limits.pageSize &&
    page <= 100 &&
    (!tierId || (await listTiers(profileId)).some(({ id }) => id === tierId))
  )
}

/** A post that visitors may know of; null for drafts and for what is to come. */
export async function getPostRecord(profileId: string, id: string): Promise<PostRecord | null> {
  const record = await cached(
    ['post', profileId, id],
    [cacheTags.posts(profileId), cacheTags.post(profileId, id)],
    async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: slugs.posts,
        where: {
          and: [
            { profile: { equals: profileId } },
            { isPublished: { equals: true } },
            { id: { equals: id } },
          ],
        },
        limit: 1,
        ...visitorRead,
      })
      return (await toRecords(profileId, docs.filter(isInFeed)))[0] ?? null
    },
  )
  return record && Date.parse(record.publishedAt) <= Date.now() ? record : null
}

/** A post as it was written last, draft or not: ask first who wants to see it. */
export async function getWrittenPost(profileId: string, id: string): Promise<PostRecord | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { and: [{ profile: { equals: profileId } }, { id: { equals: id } }] },
    limit: 1,
    ...visitorRead,
  })
  const [post] = docs
  if (!post) {
    return null
  }
  const { media } = writtenForm(post)
  const ids = media.flatMap(({ file, poster }) => [file, ...(poster ? [poster] : [])])
  const kinds = new Map(
    [...(await loadFiles(profileId, ids))].map(([fileId, { type }]) => [fileId, type]),
  )
  const publishedAt = post.isPublished ? post.publishedAt : new Date().toISOString()
  const written = { ...asWritten(post, kinds), publishedAt }
  return (await toRecords(profileId, [written]))[0] ?? null
}

async function recordsOf(
  { profileId }: ListPostsQuery,
  ids: readonly string[],
): Promise<PostRecord[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { id: { in: ids } },
    ...visitorRead,
  })
  const posts = new Map(docs.map((post) => [post.id, post]))
  return toRecords(
    profileId,
    ids.flatMap((id) => posts.get(id) ?? []),
  )
}

/** Posts with their files: one more query, however many posts. */
async function toRecords(profileId: string, posts: Post[]): Promise<PostRecord[]> {
  const files = await loadFiles(
    profileId,
    posts.flatMap(({ media }) =>
      (media ?? []).flatMap(({ file, poster }) => [idOf(file) ?? [], idOf(poster) ?? []].flat()),
    ),
  )
  return posts.map((post) => ({
    id: post.id,
    type: post.type,
    caption: post.caption,
    body: post.bodyHtml ?? '',
    text: storedRichText(post.body),
    publishedAt: new Date(post.publishedAt).toISOString(),
    visibility: post.visibility,
    tierIds: idsOf(post.tiers),
    media: (post.media ?? []).flatMap(({ file, name, poster }) => {
      const found = files.get(idOf(file) ?? '')
      const still = files.get(idOf(poster) ?? '') ?? null
      return found ? [{ name: name ?? '', file: found, poster: still }] : []
    }),
    poll: post.type === 'poll' ? pollOf(post) : null,
  }))
}

function pollOf({ poll }: Post): PostRecord['poll'] {
  return {
    question: poll?.question ?? '',
    options: (poll?.options ?? []).map(({ id, text }) => ({ id: id ?? text, text })),
    closesAt: poll?.closesAt ? new Date(poll.closesAt).toISOString() : null,
  }
}

async function loadFiles(
  profileId: string,
  ids: readonly string[],
): Promise<Map<string, PostFileRecord>> {
  if (ids.length === 0) {
    return new Map()
  }
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.postFiles,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...new Set(ids)] } }] },
    ...visitorRead,
  })
  return new Map(docs.map((doc) => [doc.id, toFileRecord(doc)]))
}

function toFileRecord(doc: PostFile): PostFileRecord {
  return {
    id: doc.id,
    type: kindOfFile(doc.mimeType ?? ''),
    alt: doc.alt ?? '',
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    blur: doc.blur ?? '',
    key: `${doc.prefix}/${doc.filename}`,
    fileName: doc.filename ?? '',
    sizes: postFileSizes.flatMap((name) => {
      const { filename, width, height } = doc.sizes?.[name] ?? {}
      return filename && width && height
        ? [{ name, width, height, key: `${doc.prefix}/${filename}` }]
        : []
    }),
  }
}
