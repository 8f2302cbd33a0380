import type { ReactNode } from 'react'
import type { MailColors } from '@/src/core/email/mail-theme'
import type { RichTextNode } from '@/src/core/rich-text'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

/** How the words of a mail look; sizes in pixels, colours as `#rrggbb`. */
export type MailTextStyle = {
  font: string
  headingFont: string
  headingCase: 'none' | 'uppercase'
  size: number
  color: string
  colors: Pick<
    MailColors,
    'card' | 'text' | 'muted' | 'link' | 'line' | 'box' | 'primary' | 'onPrimary'
  >
}

/** Where lines stand that say nothing of it; `left` is where they begin. */
export type MailAlign = 'left' | 'center' | 'right'

/** What the parts of a text are drawn with. */
export type MailDraw = {
  look: MailTextStyle
  align: MailAlign
  /** Without them pictures stand at the addresses that the text names. */
  pictures?: RichTextPictures
  /** Makes an address safe and whole. */
  hrefOf: (href: string) => string
  /** What is inside a node, whose lines may stand elsewhere than those around it. */
  children: (node: RichTextNode, align?: MailAlign) => ReactNode
}
