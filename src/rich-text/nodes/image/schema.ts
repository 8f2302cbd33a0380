import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'
import { linebreak, paragraph } from '@/src/rich-text/nodes/lines-schema'
import { link } from '@/src/rich-text/nodes/link/schema'
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

const { minPx, maxPx, defaultMaxWidthPx, richTextMaxWidthPx } = limits.image

/** Pixels; 0 is the picture's own. Lexical's examples write `inherit` for that. */
const side = z
  .number()
  .transform((px) => (px > 0 ? Math.min(maxPx, Math.max(minPx, Math.round(px))) : 0))
  .catch(0)

/** A picture of the site's own: no address of another host, which would hear of every visitor. */
const shared = {
  /** Of the profile's media; empty for a picture that is none of them. */
  mediaId: z.uuid().or(z.literal('')).catch(''),
  /** A path of this site, shown while it is not known what the media item is. */
  src: z
    .string()
    .max(limits.theme.addressMax)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .or(z.literal(''))
    .catch(''),
  altText: z.string().max(limits.upload.altMax).catch(''),
  width: side,
  height: side,
  version: z.int().catch(1),
  /** Says nothing: left out for people who cannot see it. */
  decorative: z.boolean().catch(false),
  showCaption: z.boolean().catch(false),
  caption: z.unknown().optional().transform(captionDoc),
}

const maxWidth = (standard: number) => z.int().min(minPx).max(maxPx).catch(standard)

/** A picture between paragraphs. */
export const image = z.object({
  type: z.literal('image'),
  ...shared,
  maxWidth: maxWidth(richTextMaxWidthPx),
  /** Empty: as the words around it. */
  format: z.enum(['', 'left', 'center', 'right']).catch(''),
})

/** A picture among words, which run around it or stop for it. */
export const inlineImage = z.object({
  type: z.literal('inline-image'),
  ...shared,
  maxWidth: maxWidth(defaultMaxWidthPx),
  position: z.enum(['left', 'right', 'full']).catch('full'),
})

export type ImageNode = z.infer<typeof image>
export type InlineImageNode = z.infer<typeof inlineImage>
export type AnyImageNode = ImageNode | InlineImageNode
