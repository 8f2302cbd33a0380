import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/code/code.module.css'
import { codeText } from '@/src/rich-text/nodes/code/code-to-read'
import { CopyCode } from '@/src/rich-text/nodes/code/copy-code.client'
import type { CodeHighlightNode, CodeNode } from '@/src/rich-text/nodes/code/schema'
import { tokenClasses } from '@/src/rich-text/nodes/code/token-classes'

type Props = CodeNode & { children?: RichTextNode[] }

/** Coloured where it is drawn for visitors, who load nothing that reads code. */
export const Code: NodeRender<Props> = ({ node, draw, children, isPlain, ColouredCode }) => (
  <div className={styles.frame}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
    <pre className={styles.block} dir={elementAttributes(node).dir} tabIndex={0}>
      <code>
        {ColouredCode && children ? (
          <ColouredCode
            code={codeText(node)}
            language={node.language}
            draw={(pieces) => draw({ root: { type: 'code', version: 1, children: pieces } })}
          />
        ) : (
          (children ?? <br />)
        )}
      </code>
    </pre>
    {!isPlain && <CopyCode saysMs={limits.code.copiedMs} />}
  </div>
)

export const CodeHighlight: NodeRender<CodeHighlightNode> = ({ node }) => {
  const className = tokenClasses[node.highlightType ?? '']
  return className ? <span className={className}>{node.text}</span> : node.text
}
