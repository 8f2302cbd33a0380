import type { NodeRender } from '@/src/rich-text/node-kit'
import type { RuleNode } from '@/src/rich-text/nodes/rule/schema'
import styles from '@/src/rich-text/rich-text.module.css'

export const Rule: NodeRender<RuleNode> = () => <hr className={styles.rule} />
