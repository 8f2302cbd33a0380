import type { PageNode } from '@/src/core/page-document/schema'

type Json = PageNode['props'][string]

/** The props with other uids for the polls of their texts: votes are counted by them. */
export function withFreshPolls(
  props: PageNode['props'],
  freshUid: (uid: string) => string,
): PageNode['props'] {
  const entries = Object.entries(props)
  return Object.fromEntries(entries.map(([prop, value]) => [prop, renewed(value, freshUid)]))
}

function renewed(value: Json, freshUid: (uid: string) => string): Json {
  if (Array.isArray(value)) {
    return value.map((each) => renewed(each, freshUid))
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  const { type, uid } = value
  const isPoll = type === 'poll' && typeof uid === 'string'
  return { ...withFreshPolls(value, freshUid), ...(isPoll && { uid: freshUid(uid) }) }
}
