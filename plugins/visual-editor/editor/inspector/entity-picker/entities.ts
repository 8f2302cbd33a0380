import type { EntityKind } from '@/blocks/_kit/define'
import { sayDate } from '@/src/admin/dates/say-date'
import type { Entity } from '@/src/admin/ui/picker/picker-list'

type Doc = {
  id: string
  title?: string
  name?: string
  category?: string
  startsAt?: string
  address?: { city?: string }
}
type Source = { collection: string; fields: readonly string[]; sort: string; where: string[][] }

const published = ['where[isPublished][equals]', 'true']

const sources: Readonly<Record<EntityKind, Source>> = {
  releases: {
    collection: 'products',
    fields: ['title'],
    sort: '-releaseDate',
    where: [published, ['where[category][equals]', 'Music']],
  },
  products: {
    collection: 'products',
    fields: ['title', 'category'],
    sort: '-releaseDate',
    where: [published, ['where[category][in]', 'Music,Merch']],
  },
  events: {
    collection: 'events',
    fields: ['title', 'startsAt', 'address'],
    sort: 'startsAt',
    where: [published],
  },
  tiers: { collection: 'membership-tiers', fields: ['name'], sort: 'position', where: [] },
}

/** What the profile has of a kind and visitors may see. Throws when it cannot be read. */
export function readEntities(
  apiPath: string,
  profileId: string,
  kind: EntityKind,
  signal: AbortSignal,
): Promise<Entity[]> {
  const { where, ...source } = sources[kind]
  const isAhead = kind === 'events' && ['where[startsAt][greater_than]', yesterday()]
  return read(apiPath, signal, {
    ...source,
    where: [['where[profile][equals]', profileId], ...where, ...(isAhead ? [isAhead] : [])],
  })
}

/** The tracks of a release, in its order. Throws when they cannot be read. */
export function readTracks(
  apiPath: string,
  releaseId: string,
  signal: AbortSignal,
): Promise<Entity[]> {
  return read(apiPath, signal, {
    collection: 'tracks',
    fields: ['title'],
    sort: 'position',
    where: [['where[product][equals]', releaseId]],
  })
}

async function read(
  apiPath: string,
  signal: AbortSignal,
  { collection, fields, sort, where }: Source,
): Promise<Entity[]> {
  const query = new URLSearchParams([
    ['depth', '0'],
    ['pagination', 'false'],
    ['sort', sort],
    ...fields.map((field) => [`select[${field}]`, 'true']),
    ...where,
  ])
  const response = await fetch(`${apiPath}/${collection}?${query}`, {
    credentials: 'include',
    signal,
  })
  if (!response.ok) {
    throw new Error(`The ${collection} could not be read: ${response.status}`)
  }
  const { docs } = (await response.json()) as { docs: Doc[] }
  return docs.map(toEntity)
}

function toEntity({ id, title, name, category, startsAt, address }: Doc): Entity {
  const date = startsAt && sayDate(startsAt)
  const detail = [category, date, address?.city].filter(Boolean).join(' · ')
  return { value: id, label: title ?? name ?? '', ...(detail && { detail }) }
}

/** Events are shown until they are over, which is some hours after their start. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
