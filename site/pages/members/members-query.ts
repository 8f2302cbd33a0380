import { type ListFilter, type ListQuery, listHref } from '@/site/list-controls/list-query'
import { limits } from '@/src/core/limits'
import { type PostType, postTypes } from '@/src/core/post-choices'

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

type Written = Readonly<Record<string, string | string[] | undefined>>

/** Reads an address that anyone may have written: what makes no sense is left out. */
export function readMembersQuery(written: Written): MembersQuery {
  const tier = lastOf(written.tier) ?? ''
  return {
    search: (lastOf(written.search) ?? '').trim().slice(0, limits.searchMax),
    type: postTypes.find((name) => name === lastOf(written.type)) ?? '',
    tier: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(tier) ? tier : '',
    saved: lastOf(written.saved) === 'true' ? 'true' : '',
  }
}

/** Page of the feed, from 1; 1 for anything that is no such number. */
export function readMembersPage(written: string | string[] | undefined): number {
  const page = Number(lastOf(written) ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= limits.maxPage ? page : 1
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

/** Saving is for those who are signed in. */
export function postFilters(
  tiers: readonly { id: string; name: string }[],
  isSignedIn: boolean,
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
  return [typeFilter, tierFilter, ...(isSignedIn ? [savedFilter] : [])]
}

function lastOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.at(-1) : value
}
