import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import {
  merchPath,
  musicPath,
  ordersPath,
  peoplePath,
  postsPath,
  showsPath,
} from '@/src/admin/studio-paths'
import type { Found, FoundGroup } from '@/src/core/contracts/studio/find-answers'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { runSql } from '@/src/server/transaction'

type Row = Record<string, unknown> & { id: string }

type Source = {
  collection: CollectionSlug
  group: FoundGroup
  /** `searchText` is kept folded, see `searched()`; what a site has few of is folded as it is looked through. */
  field: 'searchText' | 'title' | 'subject'
  select: readonly string[]
  only?: Where
  title: (row: Row) => string
  note?: (row: Row) => string
  /** Where it is worked on, below the admin's route; its form when left out. */
  path?: (row: Row) => string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const product = {
  collection: slugs.products,
  field: 'searchText',
  select: ['title', 'artist'],
  title: (row: Row) => text(row.title),
  note: (row: Row) => text(row.artist),
} as const

const sources: readonly Source[] = [
  {
    ...product,
    group: 'Music',
    only: { category: { equals: 'Music' } },
    path: ({ id }) => `${musicPath}/${id}`,
  },
  {
    ...product,
    group: 'Merch',
    only: { category: { equals: 'Merch' } },
    path: ({ id }) => `${merchPath}/${id}`,
  },
  {
    collection: slugs.tracks,
    group: 'Songs',
    field: 'searchText',
    select: ['title', 'artist', 'product'],
    title: (row) => text(row.title),
    note: (row) => text(row.artist),
    path: ({ product }) => `${musicPath}/${product}`,
  },
  {
    collection: slugs.events,
    group: 'Shows',
    field: 'title',
    select: ['title', 'address'],
    title: (row) => text(row.title),
    note: ({ address }) => text((address as { city?: string } | null)?.city),
    path: ({ id }) => `${showsPath}/${id}`,
  },
  {
    collection: slugs.posts,
    group: 'Posts',
    field: 'searchText',
    select: ['caption'],
    title: (row) => text(row.caption).slice(0, studioLimits.find.titleMax),
    path: ({ id }) => `${postsPath}/${id}`,
  },
  {
    collection: slugs.pages,
    group: 'Pages',
    field: 'title',
    select: ['title', 'pathname'],
    title: (row) => text(row.title),
    note: (row) => text(row.pathname),
    path: ({ id }) => `/collections/${slugs.pages}/${id}/builder`,
  },
  {
    collection: slugs.orders,
    group: 'Orders',
    field: 'searchText',
    select: ['publicRef', 'email', 'status', 'titles'],
    title: (row) => `${text(row.publicRef)} · ${text(row.email)}`,
    // They begin with the number, as it is written without dashes.
    note: ({ publicRef, titles }) =>
      text(titles).replace(text(publicRef).replaceAll('-', ''), '').trim(),
    path: ({ id }) => `${ordersPath}/${id}`,
  },
  {
    collection: slugs.people,
    group: 'People',
    field: 'searchText',
    select: ['name', 'email'],
    title: ({ name, email }) => text(name) || text(email),
    note: ({ email }) => text(email),
    path: ({ id }) => `${peoplePath}/${id}`,
  },
  {
    collection: slugs.contactMessages,
    group: 'Messages',
    field: 'searchText',
    select: ['name', 'message'],
    title: (row) => text(row.name),
    note: (row) => text(row.message).slice(0, studioLimits.find.titleMax),
  },
  {
    collection: slugs.newsletters,
    group: 'Newsletters',
    field: 'subject',
    select: ['subject'],
    title: (row) => text(row.subject),
  },
]

/**
 * What of a site the words fit, the newest of each kind first. As the asker: what their rights keep from
 * them is not found.
 */
export async function findDocuments(
  req: PayloadRequest,
  profileId: string,
  words: string,
): Promise<Found[]> {
  const found = await Promise.all(sources.map((source) => lookIn(req, source, profileId, words)))
  return found.flat()
}

type Unfolded = Pick<Source, 'collection' | 'field'> & { profileId: string; words: string }

async function idsOf(req: PayloadRequest, { collection, field, profileId, words }: Unfolded) {
  const fits = words
    .split(/\s+/)
    .map((word) => sql`fold_text(${sql.identifier(field)}) like ${`%${likeText(foldText(word))}%`}`)
  const rows = await runSql(req)<{ id: string }>`
    select id from ${sql.identifier(collection)}
    where profile_id = ${profileId} and ${sql.join(fits, sql` and `)}
    order by created_at desc limit ${studioLimits.find.perGroup}`
  return rows.map(({ id }) => id)
}

async function lookIn(
  req: PayloadRequest,
  { collection, group, field, select, only, title, note, path }: Source,
  profileId: string,
  words: string,
): Promise<Found[]> {
  const parts: Where[] =
    field === 'searchText'
      ? words.split(/\s+/).map((word) => ({ searchText: { contains: likeText(word) } }))
      : [{ id: { in: await idsOf(req, { collection, field, profileId, words }) } }]
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ profile: { equals: profileId } }, ...parts, ...(only ? [only] : [])] },
    select: Object.fromEntries(select.map((name) => [name, true])),
    sort: '-createdAt',
    limit: studioLimits.find.perGroup,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    // What a role may not read is as if there were none.
    disableErrors: true,
    user: req.user,
    req,
  })
  return (docs as unknown as Row[]).map((row) => ({
    id: row.id,
    group,
    title: title(row),
    note: note?.(row) ?? '',
    path: path?.(row) ?? `/collections/${collection}/${row.id}`,
  }))
}
