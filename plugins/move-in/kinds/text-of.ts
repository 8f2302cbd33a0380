import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextDoc } from '@/src/core/rich-text'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'

/**
 * HTML of another service as a text of ours, with those of its pictures that are in the media library; null when nothing
 * is in it.
 *
 * @throws {AppError} `VALIDATION_FAILED` for HTML that nobody would write
 */
export function textOf(
  html: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): RichTextDoc | null {
  if (html.trim() === '') {
    return null
  }
  try {
    const text = richTextFromHtml(html, pictures)
    return (text.root.children ?? []).length === 0 ? null : text
  } catch (cause) {
    // Elements within elements without end leave no room for calls.
    if (cause instanceof RangeError) {
      throw new AppError('VALIDATION_FAILED', {
        message: ownerMessages.moveIn.unreadableText,
        cause,
      })
    }
    throw cause
  }
}
