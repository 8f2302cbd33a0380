import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import type { ParagraphNode } from '@/src/rich-text/nodes/paragraph/schema'
import styles from '@/src/rich-text/rich-text.module.css'

/** An empty paragraph keeps its line, as it does in the editor. */
export const Paragraph: NodeRender<ParagraphNode> = ({ node, children }) => (
  <p className={styles.paragraph} {...elementAttributes(node)}>
    {children ?? <br />}
  </p>
)
