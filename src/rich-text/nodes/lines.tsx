import { elementAttributes, type NodeRender } from '@/src/rich-text/node-kit'
import type {
  HeadingNode,
  LinebreakNode,
  ParagraphNode,
  QuoteNode,
  RuleNode,
} from '@/src/rich-text/nodes/lines-schema'
import styles from '@/src/rich-text/rich-text.module.css'

/** An empty paragraph keeps its line, as it does in the editor. */
export const Paragraph: NodeRender<ParagraphNode> = ({ node, children }) => (
  <p className={styles.paragraph} {...elementAttributes(node)}>
    {children ?? <br />}
  </p>
)

export const Heading: NodeRender<HeadingNode> = ({ node, children }) => {
  const Tag = node.tag
  return (
    <Tag className={styles[node.tag]} {...elementAttributes(node)}>
      {children ?? <br />}
    </Tag>
  )
}

export const Quote: NodeRender<QuoteNode> = ({ node, children }) => (
  <blockquote className={styles.quote} {...elementAttributes(node)}>
    {children ?? <br />}
  </blockquote>
)

export const Linebreak: NodeRender<LinebreakNode> = () => <br />

export const Rule: NodeRender<RuleNode> = () => <hr className={styles.rule} />
