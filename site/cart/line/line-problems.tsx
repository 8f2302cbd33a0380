import styles from '@/site/cart/line/line-problems.module.css'
import { LineRemedies } from '@/site/cart/line/line-remedies.client'
import { problemsOf, type QuotedCartLine } from '@/site/cart/quoted-lines'

/** What the shop says against a line, and what can be done about it. */
export function LineProblems({ line }: { line: QuotedCartLine }) {
  return (
    <>
      {problemsOf(line).map(({ kind, text }) => (
        <p key={kind} className={styles.problem} role="alert">
          {text}
        </p>
      ))}
      <LineRemedies line={line} />
    </>
  )
}
