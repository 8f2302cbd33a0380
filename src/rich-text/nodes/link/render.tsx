import type { NodeRender } from '@/src/rich-text/node-kit'
import type { LinkNode } from '@/src/rich-text/nodes/link/schema'
import styles from '@/src/rich-text/rich-text.module.css'

export const RichLink: NodeRender<LinkNode> = ({ node, Link, children }) =>
  node.isUnlinked ? (
    children
  ) : (
    <Link
      href={node.url}
      className={styles.link}
      {...(node.target && { target: node.target })}
      {...(node.rel && { rel: node.rel })}
    >
      {children}
    </Link>
  )
