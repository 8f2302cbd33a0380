import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import { headerBits, inkOn } from '@/src/rich-text/nodes/table/cell-style'
import type { TableCellNode, TableNode, TableRowNode } from '@/src/rich-text/nodes/table/schema'
import styles from '@/src/rich-text/nodes/table/table.module.css'

/** Wide ones scroll in their frame, so that the page does not. */
export const Table: NodeRender<TableNode> = ({ node, children }) => (
  // biome-ignore lint/a11y/useSemanticElements: a frame to scroll in is no set of fields
  <div
    className={styles.frame}
    role="group"
    aria-label="Table"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    tabIndex={0}
    {...elementAttributes(node)}
  >
    <table className={`${styles.table} ${node.rowStriping ? styles.striped : ''}`.trim()}>
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

export const TableRow: NodeRender<TableRowNode> = ({ node, children }) => (
  <tr className={styles.row} {...(node.height && { style: { height: node.height } })}>
    {children}
  </tr>
)

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
      ...(backgroundColor && { backgroundColor, color: inkOn(backgroundColor) }),
    },
  }
  if (headerState === 0) {
    return (
      <td className={styles.cell} {...attributes}>
        {children}
      </td>
    )
  }
  // Who heads a row and a column is read for the column.
  const scope = headerState & headerBits.row ? 'col' : 'row'
  return (
    <th className={`${styles.cell} ${styles.header}`} scope={scope} {...attributes}>
      {children}
    </th>
  )
}
