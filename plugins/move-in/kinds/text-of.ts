import type { RichTextDoc } from '@/src/core/rich-text'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'

/**
 * HTML of another service as a text of ours, with those of its pictures that are in the media library; null when nothing
 * is in it.
 */
export function textOf(
  html: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): RichTextDoc | null {
  const text = richTextFromHtml(html, pictures)
  return (text.root.children ?? []).length === 0 ? null : text
}
