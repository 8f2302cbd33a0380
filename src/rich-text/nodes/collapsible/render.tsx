import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/collapsible/collapsible.module.css'
import type {
  CollapsibleContainerNode,
  CollapsibleContentNode,
  CollapsibleTitleNode,
} from '@/src/rich-text/nodes/collapsible/schema'

/** Opens and closes without a script. */
export const CollapsibleContainer: NodeRender<CollapsibleContainerNode> = ({ node, children }) => (
  <details className={styles.container} open={node.open}>
    {children}
  </details>
)

export const CollapsibleTitle: NodeRender<CollapsibleTitleNode> = ({ node, children }) => (
  <summary className={styles.title} {...elementAttributes(node)}>
    {children ?? <br />}
  </summary>
)

export const CollapsibleContent: NodeRender<CollapsibleContentNode> = ({ node, children }) => (
  <div className={styles.content} {...elementAttributes(node)}>
    {children}
  </div>
)
