import styles from '@/site/cart/line/line-problems.module.css'
import type { QuotedCartLine } from '@/site/cart/quoted-lines'

/** Why a line costs what it costs: a price for members, a code, the tax in it. */
export function LineReasons({ line }: { line: QuotedCartLine }) {
  return line.quoted?.reasons.map(({ kind, text }) => (
    <p key={kind} className={styles.reason}>
      {text}
    </p>
  ))
}
