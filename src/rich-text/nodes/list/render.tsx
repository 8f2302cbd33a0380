import { checkListMessages } from '@/src/core/messages/blocks'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import type { ListItemNode, ListNode } from '@/src/rich-text/nodes/list/schema'
import styles from '@/src/rich-text/rich-text.module.css'

export const List: NodeRender<ListNode> = ({ node, children }) => {
  const className = `${styles.list} ${styles[node.listType]}`
  const { dir } = elementAttributes(node)
  return node.tag === 'ol' ? (
    <ol className={className} dir={dir} {...(node.start > 1 && { start: node.start })}>
      {children}
    </ol>
  ) : (
    <ul className={className} dir={dir}>
      {children}
    </ul>
  )
}

/** Lexical nests a list inside an item of its own, which then shows no marker. */
export const ListItem: NodeRender<ListItemNode & { children?: RichTextNode[] }> = ({
  node,
  children,
  isPlain,
}) => {
  const isNested = node.children?.[0]?.type === 'list'
  const isTask = !isNested && node.checked !== undefined
  const mark = node.checked ? styles.checked : styles.unchecked
  const { dir, style } = elementAttributes({ ...node, indent: 0 })
  return (
    <li
      className={[styles.item, isNested && styles.nested, isTask && mark].filter(Boolean).join(' ')}
      dir={dir}
      style={style}
    >
      {isTask && (isPlain ? node.checked ? '☑ ' : '☐ ' : <Mark isDone={node.checked === true} />)}
      {children}
    </li>
  )
}

/** Says what the drawn box shows. No word in the text: nothing is copied with it. */
const Mark = ({ isDone }: { isDone: boolean }) => (
  <span
    className={styles.mark}
    role="img"
    aria-label={isDone ? checkListMessages.done : checkListMessages.notDone}
  />
)
