import type { NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/keyword/keyword.module.css'
import type { KeywordNode } from '@/src/rich-text/nodes/keyword/schema'
import { Text } from '@/src/rich-text/nodes/text/render'

export const Keyword: NodeRender<KeywordNode> = ({ node, ...rest }) => (
  <span className={styles.keyword}>
    <Text {...rest} node={{ ...node, type: 'text' }} />
  </span>
)
