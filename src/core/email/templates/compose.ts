import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { type Sketch, sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import { joinRichTexts, type RichTextDoc, richTextOf } from '@/src/core/rich-text'

type Parts = {
  /** What inboxes show behind the subject. */
  preheader: string
  heading: string
  blocks: readonly Sketch[]
  /** Why people get it. */
  reason: string
}

/** The document of a shipped mail: a heading, the blocks, the footer. */
export function mailDocument({ preheader, heading, blocks, reason }: Parts): PageDocument {
  const top = sketch(rootType, {}, [
    sketch('email-root', { preheader }, [words(richTextOf('h1', heading)), ...blocks]),
    sketch('email-footer', { reason }),
  ])
  const { rootId: id, nodes } = subtreeOf(top, 'm')
  const { [id]: root, ...others } = nodes
  return { version: 1, nodes: { [rootId]: root as PageNode, ...others } }
}

/** Each line is a paragraph. */
export function paragraphs(...lines: string[]): Sketch {
  return words(richTextOf('paragraph', ...lines))
}

export function smallPrint(...lines: string[]): Sketch {
  return sketch('email-text', { doc: richTextOf('paragraph', ...lines), size: 'small' })
}

/** A line that stands out, and more below it. */
export function titled(title: string, ...lines: string[]): Sketch {
  return words(joinRichTexts(richTextOf('h3', title), richTextOf('paragraph', ...lines)))
}

export function button(label: string, href: string): Sketch {
  return sketch('email-button', { label, href })
}

export function list(tag: string): Sketch {
  return sketch('email-order-lines', { list: tag })
}

export const products = sketch('email-products')
export const socials = sketch('email-social')

function words(doc: RichTextDoc): Sketch {
  return sketch('email-text', { doc })
}
