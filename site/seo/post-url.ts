import { allPosts, membersHref } from '@/site/pages/members/members-query'
import { cutText } from '@/site/seo/plain-text'

/** Longest title that feeds make of a post's first words. */
export const titleMax = 80

/** Where a post stands among the others; `page` of the whole feed, from 1. */
export function postUrl(siteUrl: string, { id, page }: { id: string; page: number }): string {
  return new URL(`${membersHref(allPosts, page)}#post-${id}`, siteUrl).href
}

/** A title for a post, which has none: the first line of what was written. */
export function postTitle(caption: string, longest: number): string {
  const [line = ''] = caption.trim().split('\n')
  return cutText(line.trim(), longest) || 'A new post'
}
