import { cutText } from '@/site/seo/plain-text'

/** A title for a post, which has none: the first line of what was written. */
export function postTitle(caption: string, longest: number): string {
  const [line = ''] = caption.trim().split('\n')
  return cutText(line.trim(), longest) || 'A new post'
}
