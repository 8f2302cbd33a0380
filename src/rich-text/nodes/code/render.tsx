import { limits } from '@/src/core/limits'
import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/code/code.module.css'
import { CopyCode } from '@/src/rich-text/nodes/code/copy-code.client'
import type { CodeHighlightNode, CodeNode } from '@/src/rich-text/nodes/code/schema'
import { tokenClasses } from '@/src/rich-text/nodes/code/token-classes'

/** Coloured from what the editor stored: visitors load nothing that reads code. */
export const Code: NodeRender<CodeNode> = ({ node, children, isPlain }) => (
  <div className={styles.frame}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
    <pre className={styles.block} dir={elementAttributes(node).dir} tabIndex={0}>
      <code>{children ?? <br />}</code>
    </pre>
    {!isPlain && <CopyCode saysMs={limits.code.copiedMs} />}
  </div>
)

export const CodeHighlight: NodeRender<CodeHighlightNode> = ({ node }) => {
  const className = tokenClasses[node.highlightType ?? '']
  return className ? <span className={className}>{node.text}</span> : node.text
}
