import type { CSSProperties, ReactNode } from 'react'
import { OutlookComment } from '@/email-blocks/_kit/outlook-comment'
import { startOf, type TextDirection } from '@/src/core/text/text-direction'

type Props = {
  /** Each with a key of its own. */
  items: readonly { key: string; drawn: ReactNode }[]
  count: number
  /** Pixels between columns. */
  gap: number
  /** Pixels that all of them have across at most. */
  room: number
  verticalAlign: 'top' | 'middle' | 'bottom'
  /** Of the columns; of what is in them when not given. */
  direction?: TextDirection
  editing: boolean
}

/** Where there is less room than this, columns stand below each other. Pixels. */
const roomyPx = 380

/**
 * Rows of `count` cells that go below each other by themselves where there is little room: the width
 * is negative in wide places, so the least width holds, and endless in narrow ones, so the greatest
 * does. It needs no media queries; Outlook, which knows no such widths, gets a table. Where there is
 * little room from the start they stand side by side for as long as nothing takes some away. Half a gap
 * is at both sides of each cell, so that those below each other begin and end alike. It is inside the
 * cell, as many programs would make it wider by that.
 */
export function SideBySide({ direction, items, count, gap, room, verticalAlign, editing }: Props) {
  const stackBelow = Math.min(roomyPx, Math.floor(room) - 1)
  const share = `${Math.floor(10_000 / count) / 100}%`
  const cell = (index: number) =>
    msoCell(index % count, { direction, count, gap, share, verticalAlign })
  return (
    <div
      dir={direction ?? 'auto'}
      className="bs-columns"
      // What is beside the outermost columns; where it is not read, all of them stand as far in.
      style={{
        textAlign: startOf(direction ?? 'ltr'),
        marginLeft: -gap / 2,
        marginRight: -gap / 2,
      }}
    >
      <OutlookComment
        editing={editing}
        html={`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${direction === 'rtl' ? ' dir="rtl"' : ''}><tr>${cell(0)}`}
      />
      {items.flatMap(({ key, drawn }, index) => {
        const isNewRow = index % count === 0
        return [
          index > 0 && (
            <OutlookComment
              key={`${key}-mso`}
              editing={editing}
              html={isNewRow ? `</td></tr><tr>${cell(index)}` : `</td>${cell(index)}`}
            />
          ),
          <div
            key={key}
            className="bs-column"
            style={{
              display: 'inline-block',
              verticalAlign,
              ...(count === 1
                ? { width: '100%' }
                : columnWidths({ share, stackBelow, count, editing })),
              maxWidth: '100%',
            }}
          >
            <div
              className="bs-column-inside"
              style={{ paddingLeft: gap / 2, paddingRight: gap / 2 }}
            >
              {drawn}
            </div>
          </div>,
        ]
      })}
      <OutlookComment editing={editing} html="</td></tr></table>" />
    </div>
  )
}

type Widths = { share: string; stackBelow: number; count: number; editing: boolean }

function columnWidths({ share, stackBelow, count, editing }: Widths): CSSProperties {
  const width = `calc(${stackBelow * stackBelow}px - ${stackBelow * 100}%)`
  if (editing) {
    return { minWidth: share, width }
  }
  // Outlook, Yahoo and AOL drop what they would have to calculate, and keep the declaration before it: a
  // share of the row, and no less than makes all of them need the room in which they still fit. React
  // writes values as they are; a browser, which draws the canvas, would take none with two of them.
  const least = `${Math.floor(stackBelow / count)}px`
  return {
    minWidth: `${least};min-width:calc(${share})`,
    width: `${share};width:${width}`,
  }
}

type Cell = Pick<Props, 'direction' | 'count' | 'gap' | 'verticalAlign'> & { share: string }

/** Outlook's cell of a column; its room is at the sides where others are. */
function msoCell(column: number, { direction, count, gap, share, verticalAlign }: Cell): string {
  const before = column === 0 ? 0 : gap / 2
  const after = column === count - 1 ? 0 : gap / 2
  const [left, right] = direction === 'rtl' ? [after, before] : [before, after]
  return `<td width="${share}" valign="${verticalAlign}" style="padding:0 ${right}px 0 ${left}px">`
}
