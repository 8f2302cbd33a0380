import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import type { HeadingNode } from '@/src/rich-text/nodes/heading/schema'
import styles from '@/src/rich-text/rich-text.module.css'

export const Heading: NodeRender<HeadingNode> = ({ node, children }) => {
  const Tag = node.tag
  return (
    <Tag className={styles[node.tag]} {...elementAttributes(node)}>
      {children ?? <br />}
    </Tag>
  )
}
