import { allPosts, membersHref } from '@/site/pages/members/members-query'

/** Where a post stands among the others; `page` of the whole feed, from 1. */
export function postUrl(siteUrl: string, { id, page }: { id: string; page: number }): string {
  return new URL(`${membersHref(allPosts, page)}#post-${id}`, siteUrl).href
}
