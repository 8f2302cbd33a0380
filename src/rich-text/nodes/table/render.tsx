import type { CSSProperties, ReactNode } from 'react'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import { headerBits, inkOn } from '@/src/rich-text/nodes/table/cell-style'
import { columnTracks, standsInRows } from '@/src/rich-text/nodes/table/large-table'
import type { PlainCell } from '@/src/rich-text/nodes/table/packed-cells'
import type { TableCellNode, TableNode, TableRowNode } from '@/src/rich-text/nodes/table/schema'
import styles from '@/src/rich-text/nodes/table/table.module.css'
import { classNames } from '@/src/ui/class-names'

/** Wide ones scroll in their frame, so that the page does not. */
export const Table: NodeRender<TableNode & Pick<RichTextNode, 'children'>> = ({
  node,
  children,
}) => {
  const { columns, minWidthPx } = columnTracks(node.colWidths)
  const isLarge = standsInRows(node.children)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a frame to scroll in is no set of fields
    <div
      className={styles.frame}
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      {...elementAttributes(node)}
    >
      <table
        className={classNames(
          styles.table,
          node.rowStriping && styles.striped,
          isLarge && styles.large,
        )}
        {...(isLarge && {
          style: { '--columns': columns, minWidth: minWidthPx } as CSSProperties,
        })}
      >
        <colgroup>
          {node.colWidths?.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export const TableRow: NodeRender<TableRowNode> = ({ node, children }) => (
  <tr className={styles.row} {...(node.height && { style: { height: node.height } })}>
    {children}
  </tr>
)

/** A cell that is stored as its words alone: one element and no more, since a table has up to 25,000 of them. */
export function drawPlainCell(
  cell: PlainCell,
  { key, dir }: { key: number; dir: 'auto' | undefined },
): ReactNode {
  const {
    text,
    headerState = 0,
    backgroundColor,
  } = typeof cell === 'string' ? { text: cell } : cell
  const attributes = {
    ...(dir && { dir }),
    ...(backgroundColor && { style: inked(backgroundColor) }),
  }
  return headerState === 0 ? (
    <td key={key} {...attributes}>
      {text}
    </td>
  ) : (
    <th key={key} scope={scopeOf(headerState)} {...attributes}>
      {text}
    </th>
  )
}

const inked = (backgroundColor: string) => ({ backgroundColor, color: inkOn(backgroundColor) })

// Who heads a row and a column is read for the column.
const scopeOf = (headerState: number) => (headerState & headerBits.row ? 'col' : 'row')

export const TableCell: NodeRender<TableCellNode> = ({ node, children }) => {
  const { dir, style } = elementAttributes({ ...node, indent: 0 })
  const { headerState, backgroundColor, verticalAlign, colSpan, rowSpan } = node
  const attributes = {
    dir,
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    style: {
      ...style,
      ...(verticalAlign && { verticalAlign }),
      ...(backgroundColor && inked(backgroundColor)),
    },
  }
  return headerState === 0 ? (
    <td {...attributes}>{children}</td>
  ) : (
    <th scope={scopeOf(headerState)} {...attributes}>
      {children}
    </th>
  )
}
