'use client'

import { itemDetail, itemKey } from '@/site/cart/cart-item'
import { giftNote } from '@/site/cart/gift-note'
import { ItemIcon } from '@/site/cart/item-icon'
import { LinePrice } from '@/site/cart/line-price'
import { LineReasons } from '@/site/cart/line-reasons'
import { LineRemedies } from '@/site/cart/line-remedies.client'
import { problemsOf, type QuotedCartLine } from '@/site/cart/quoted-lines'
import { Stepper } from '@/site/cart/stepper.client'
import { useCart } from '@/site/cart/use-cart.client'
import styles from '@/site/pages/checkout/summary.module.css'

/** A thing to buy; when the shop objects, why, and what can be done about it right here. */
export function SummaryLine({ line }: { line: QuotedCartLine }) {
  const { item, quoted } = line
  const setQuantity = useCart((cart) => cart.setQuantity)
  const remove = useCart((cart) => cart.remove)
  const key = itemKey(item)
  const problems = problemsOf(line)
  const isScarce = problems.some(({ kind }) => kind === 'only_left')
  const detail = itemDetail(item)

  return (
    <li className={problems.length > 0 ? `${styles.line} ${styles.flagged}` : styles.line}>
      {item.coverImage ? (
        // biome-ignore lint/performance/noImgElement: already a small copy of the right size
        <img className={styles.cover} src={item.coverImage} alt="" width={88} height={88} />
      ) : (
        <span className={styles.cover}>
          <ItemIcon item={item} />
        </span>
      )}
      <div>
        <h3>{item.title}</h3>
        <p>{item.canIncreaseQuantity ? joined(detail, `Quantity ${item.quantity}`) : detail}</p>
        {item.isGift && <p>{giftNote(item)}</p>}
        <LineReasons line={line} />
        {problems.length > 0 && (
          <div className={styles.problems}>
            {problems.map(({ kind, text }) => (
              <p key={kind} role="alert">
                {text}
              </p>
            ))}
            <div className={styles.remedies}>
              {isScarce && (
                <Stepper
                  value={item.quantity}
                  size="small"
                  max={quoted?.maxQuantity}
                  onChange={(quantity) => setQuantity(key, quantity)}
                />
              )}
              <LineRemedies line={line} />
              <button type="button" className={styles.remove} onClick={() => remove(key)}>
                Remove
              </button>
            </div>
          </div>
        )}
      </div>
      <span className={styles.price}>
        <LinePrice line={line} of="all" />
      </span>
    </li>
  )
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join('. ')
}
