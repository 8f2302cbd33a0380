import {
  type ListFilter,
  type ListQuery,
  lastOf,
  listHref,
  readSearch,
  type WrittenQuery,
} from '@/site/list-controls/list-query'
import { type PostType, postTypes } from '@/src/core/choices/post-choices'
import { isUuid } from '@/src/core/uuid'

export const membersPath = '/members'

/** What the feed shows, apart from the page. */
export type MembersQuery = {
  search: string
  type: '' | PostType
  /** Id of a tier. */
  tier: string
  saved: '' | 'true'
}

export const allPosts: MembersQuery = { search: '', type: '', tier: '', saved: '' }

/** Reads an address that anyone may have written: what makes no sense is left out. */
export function readMembersQuery(written: WrittenQuery): MembersQuery {
  const tier = lastOf(written.tier) ?? ''
  return {
    search: readSearch(written),
    type: postTypes.find((name) => name === lastOf(written.type)) ?? '',
    tier: isUuid(tier) ? tier : '',
    saved: lastOf(written.saved) === 'true' ? 'true' : '',
  }
}

/** `/members?type=video&page=2` */
export function membersHref(query: MembersQuery, page = 1): string {
  return listHref(membersPath, toListQuery(query), page)
}

/** In the order in which an address says it. */
export function toListQuery({ search, type, tier, saved }: MembersQuery): ListQuery {
  return { search, type, tier, saved }
}

export function isNarrowed(query: MembersQuery): boolean {
  return Object.values(query).some((value) => value !== '')
}

const typeFilter: ListFilter = {
  name: 'type',
  label: 'Post type',
  kind: 'radios',
  options: [
    { value: '', label: 'All Types' },
    { value: 'image', label: 'Image' },
    { value: 'video', label: 'Video' },
    { value: 'audio', label: 'Audio' },
    { value: 'poll', label: 'Poll' },
  ],
}

const savedFilter: ListFilter = {
  name: 'saved',
  label: 'Which posts',
  kind: 'radios',
  options: [
    { value: '', label: 'All Posts' },
    { value: 'true', label: 'Saved' },
  ],
}

export function postFilters(
  tiers: readonly { id: string; name: string }[],
  { withSaved }: { withSaved: boolean },
): ListFilter[] {
  const tierFilter: ListFilter = {
    name: 'tier',
    label: 'Membership tier',
    kind: 'select',
    options: [
      { value: '', label: 'All Tiers' },
      ...tiers.map(({ id, name }) => ({ value: id, label: name })),
    ],
  }
  return [typeFilter, tierFilter, ...(withSaved ? [savedFilter] : [])]
}
