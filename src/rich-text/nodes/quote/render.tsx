import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import type { QuoteNode } from '@/src/rich-text/nodes/quote/schema'
import styles from '@/src/rich-text/rich-text.module.css'

export const Quote: NodeRender<QuoteNode> = ({ node, children }) => (
  <blockquote className={styles.quote} {...elementAttributes(node)}>
    {children ?? <br />}
  </blockquote>
)
