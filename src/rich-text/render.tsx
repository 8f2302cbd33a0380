import type { ReactNode } from 'react'
import type { RichTextDoc } from '@/src/core/rich-text'
import { DrawnText } from '@/src/rich-text/drawn-text'
import type { RichTextLink, RichTextSurroundings } from '@/src/rich-text/node-kit'
import { readNode } from '@/src/rich-text/schema'

type Props = RichTextSurroundings & { doc: RichTextDoc }

/** A stored rich text as React, without Lexical. */
export function RichText(props: Props): ReactNode {
  return <DrawnText {...props} read={readNode} />
}

/** Leads nowhere: a press on it must not leave what the words are written in. */
export const StillLink: RichTextLink = ({ className, children }) => (
  <span className={className}>{children}</span>
)
