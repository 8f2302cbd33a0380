import type { CSSProperties, ReactNode } from 'react'
import type { TextDirection } from '@/src/core/text/text-direction'
import type { MailTextStyle } from '@/src/rich-text/mail/mail-text-style'

type Props = {
  look: MailTextStyle
  /** Of the cell. */
  style: CSSProperties
  className: string
  /** Around the table; none when not given. */
  margin?: string
  dir?: TextDirection
  children: ReactNode
}

/**
 * A table of one cell. Outlook draws the room and the border of nothing else as they are, and hands no
 * font into a table.
 */
export function Box({ look, style, className, margin, dir, children }: Props) {
  const { font, size, color, colors } = look
  const words = color === colors.text ? 'bs-text' : 'bs-muted'
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width="100%"
      style={{ width: '100%', margin, tableLayout: 'fixed', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td
            dir={dir}
            className={`${className} ${words}`}
            style={{ fontFamily: font, fontSize: size, color, ...style }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
