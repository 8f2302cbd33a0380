import type { ReactNode } from 'react'
import { z } from 'zod'
import { mailCopyUrl } from '@/src/core/email/mail-copy'
import type { RichTextNode } from '@/src/core/rich-text'
import type { MailDraw } from '@/src/rich-text/mail/look'
import { pictureOf } from '@/src/rich-text/nodes/image/picture-of'
import { shownWidth } from '@/src/rich-text/nodes/image/shown-width'
import { plainText } from '@/src/rich-text/plain-text'
import { nodeSchemas } from '@/src/rich-text/schema'

/** Pixels: the words of a mail are no wider. */
const contentWidth = 520

const pictureNode = z.union([nodeSchemas.image, nodeSchemas['inline-image'], nodeSchemas.drawing])

/** Where a picture stands, for programs that know no grid. */
const places = {
  left: { margin: '0 auto 20px 0', textAlign: 'left' },
  center: { margin: '0 auto 20px', textAlign: 'center' },
  right: { margin: '0 0 20px auto', textAlign: 'right' },
} as const

const asItComes = { margin: '8px 0 20px', textAlign: 'left' } as const

/** A picture, and what stands below it. */
export function drawPicture(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = pictureNode.safeParse(node)
  const media = parsed.success ? pictureOf(parsed.data, draw.pictures) : null
  if (!parsed.success || !media) {
    return null
  }
  const picture = parsed.data
  const width = Math.min(shownWidth(picture, media.width), contentWidth)
  const side = 'format' in picture ? picture.format : picture.position
  const { margin, textAlign } = Object.hasOwn(places, side)
    ? places[side as keyof typeof places]
    : asItComes
  const { root } = picture.caption
  const isInline = picture.type === 'inline-image'
  const Caption = isInline ? 'span' : 'div'
  const image = (
    // biome-ignore lint/performance/noImgElement: a mail, not a page
    <img
      src={draw.hrefOf(mailCopyUrl(media, width))}
      alt={picture.decorative ? '' : picture.altText || media.alt}
      width={width}
      style={{ display: 'block', width, maxWidth: '100%', height: 'auto', margin }}
    />
  )
  return (
    <>
      {/* Outlook leaves pictures in lines, which stand where the words around them do. */}
      {isInline ? image : <div style={{ textAlign }}>{image}</div>}
      {picture.showCaption && plainText({ root }) !== '' && (
        <Caption
          className="bs-muted"
          style={{ display: 'block', fontSize: 14, color: draw.look.colors.muted }}
        >
          {isInline ? drawLines(root, draw) : draw.children(root)}
        </Caption>
      )}
    </>
  )
}

/** The lines of a text as they may stand inside another line. */
function drawLines({ children = [] }: RichTextNode, draw: MailDraw): ReactNode {
  return children.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <span key={index} style={{ display: 'block' }}>
      {draw.children(line)}
    </span>
  ))
}
