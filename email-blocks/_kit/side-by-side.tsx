import type { ReactNode } from 'react'
import { Mso } from '@/email-blocks/_kit/mso'

type Props = {
  /** Each with a key of its own. */
  items: readonly { key: string; drawn: ReactNode }[]
  count: number
  /** Pixels between columns. */
  gap: number
  /** Pixels that all of them have across at most. */
  room: number
  verticalAlign: 'top' | 'middle' | 'bottom'
  editing: boolean
}

/** Where there is less room than this, columns stand below each other. Pixels. */
const roomyPx = 380

/**
 * Rows of `count` cells that go below each other by themselves where there is little room: the width
 * is negative in wide places, so the least width holds, and endless in narrow ones, so the greatest
 * does. It needs no media queries; Outlook, which knows no such widths, gets a table. Where there is
 * little room from the start they stand side by side for as long as nothing takes some away. Half a gap
 * is at both sides of each cell, so that those below each other begin and end alike.
 */
export function SideBySide({ items, count, gap, room, verticalAlign, editing }: Props) {
  const stackBelow = Math.min(roomyPx, Math.floor(room) - 1)
  const share = `${Math.floor(10_000 / count) / 100}%`
  const cell = `<td width="${share}" valign="${verticalAlign}">`
  return (
    <div
      dir="auto"
      className="bs-columns"
      // What is beside the outermost columns; where it is not read, all of them stand as far in.
      style={{ textAlign: 'start', marginLeft: -gap / 2, marginRight: -gap / 2 }}
    >
      <Mso
        editing={editing}
        html={`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cell}`}
      />
      {items.flatMap(({ key, drawn }, index) => {
        const isNewRow = index % count === 0
        return [
          index > 0 && (
            <Mso
              key={`${key}-mso`}
              editing={editing}
              html={isNewRow ? `</td></tr><tr>${cell}` : `</td>${cell}`}
            />
          ),
          <div
            key={key}
            className="bs-column"
            style={{
              display: 'inline-block',
              boxSizing: 'border-box',
              verticalAlign,
              minWidth: share,
              maxWidth: '100%',
              width:
                count === 1 ? '100%' : `calc(${stackBelow * stackBelow}px - ${stackBelow * 100}%)`,
              paddingLeft: gap / 2,
              paddingRight: gap / 2,
            }}
          >
            {drawn}
          </div>,
        ]
      })}
      <Mso editing={editing} html="</td></tr></table>" />
    </div>
  )
}
