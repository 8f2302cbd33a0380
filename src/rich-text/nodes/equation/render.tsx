import type { NodeRender } from '@/src/rich-text/node-kit'
import styles from '@/src/rich-text/nodes/equation/equation.module.css'
import type { EquationNode } from '@/src/rich-text/nodes/equation/schema'

/** Surroundings that draw no formulas show how it is written. */
export const Equation: NodeRender<EquationNode> = ({ node: { equation, inline }, Formula }) => {
  const drawn = Formula ? <Formula latex={equation} inline={inline} /> : <code>{equation}</code>
  return inline ? (
    <span className={styles.inline}>{drawn}</span>
  ) : (
    <div className={styles.block}>{drawn}</div>
  )
}

export const equationClass = (inline: boolean) => (inline ? styles.inline : styles.block)
