import type { z } from 'zod'
import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'
import { linebreak } from '@/src/rich-text/nodes/linebreak/schema'
import { link } from '@/src/rich-text/nodes/link/schema'
import { paragraph } from '@/src/rich-text/nodes/paragraph/schema'
import { text } from '@/src/rich-text/nodes/text/schema'

/** What a caption may hold: words, marks and links. */
const captionSchemas: Readonly<Record<string, z.ZodType>> = {
  paragraph,
  link,
  autolink: link,
  text,
  tab: text,
  linebreak,
}

/** Words in links in paragraphs. */
const maxDepth = 4

/** A caption with nothing in it that captions may not hold; an empty one for what is none. */
export function captionDoc(stored: unknown): RichTextDoc {
  const { root } = emptyRichText()
  const given = isObject(stored) && isObject(stored.root) ? stored.root.children : undefined
  const children = Array.isArray(given) ? given.flatMap((child) => clean(child, 0)) : []
  const lines = children.filter(({ type }) => type === 'paragraph')
  return { root: { ...root, ...(lines.length > 0 && { children: lines }) } }
}

function clean(input: unknown, depth: number): RichTextNode[] {
  if (!isObject(input) || typeof input.type !== 'string' || depth > maxDepth) {
    return []
  }
  const { children, ...own } = input
  const parsed = Object.hasOwn(captionSchemas, input.type)
    ? captionSchemas[input.type]?.safeParse(own)
    : undefined
  if (!parsed?.success) {
    return []
  }
  const kept = Object.entries(parsed.data as object).filter(([, value]) => value !== undefined)
  return [
    {
      ...Object.fromEntries(kept),
      ...(Array.isArray(children) && {
        children: children.flatMap((child) => clean(child, depth + 1)),
      }),
    } as RichTextNode,
  ]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
