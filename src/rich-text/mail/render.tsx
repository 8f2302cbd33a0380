import { Fragment, type ReactNode } from 'react'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { drawBlock } from '@/src/rich-text/mail/blocks'
import { drawInline } from '@/src/rich-text/mail/inline'
import type { MailAlign, MailDraw } from '@/src/rich-text/mail/mail-text-style'
import { drawPart } from '@/src/rich-text/mail/parts'

type How = Omit<MailDraw, 'children'>

type Props = { doc: RichTextDoc; align?: MailAlign } & Omit<How, 'align'>

/**
 * A stored rich text for mail programs: plain elements with their styles on them. What this release does
 * not know draws what is inside it, so that no words are lost.
 */
export function MailRichText({ doc, align = 'left', ...how }: Props): ReactNode {
  return drawChildren(doc.root, drawing({ ...how, align }))
}

function drawing(how: How): MailDraw {
  const draw: MailDraw = {
    ...how,
    children: (node, align = how.align) =>
      drawChildren(node, align === how.align ? draw : drawing({ ...how, align })),
  }
  return draw
}

function drawChildren({ children = [] }: RichTextNode, draw: MailDraw): ReactNode {
  return children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <Fragment key={index}>{firstDrawn(child, draw)}</Fragment>
  ))
}

/** `undefined` says that a part does not know the node, `null` that there is nothing to see of it. */
function firstDrawn(node: RichTextNode, draw: MailDraw): ReactNode {
  for (const part of [drawInline, drawBlock, drawPart]) {
    const drawn = part(node, draw)
    if (drawn !== undefined) {
      return drawn
    }
  }
  return draw.children(node)
}
