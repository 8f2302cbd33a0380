'use client'

import Link from 'next/link'
import type { CSSProperties } from 'react'
import { itemDetail, itemKey, itemPath } from '@/site/cart/cart-item'
import styles from '@/site/cart/line/cart-line.module.css'
import { ItemIcon, LinePrice } from '@/site/cart/line/line-price'
import { LineProblems } from '@/site/cart/line/line-problems'
import { LineReasons } from '@/site/cart/line/line-reasons'
import { Stepper } from '@/site/cart/line/stepper.client'
import { giftNote } from '@/site/cart/parse-price'
import { isGone, type QuotedCartLine } from '@/site/cart/quoted-lines'
import { useCart } from '@/site/cart/use-cart.client'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

/** A thing in the cart, with what the shop says about it today. */
export function CartLine({ line }: { line: QuotedCartLine }) {
  const { item, quoted } = line
  const setQuantity = useCart((cart) => cart.setQuantity)
  const remove = useCart((cart) => cart.remove)
  const close = useCart((cart) => cart.close)
  const key = itemKey(item)
  const isOffered = !isGone(line)

  return (
    <li className={styles.line}>
      {item.coverImage ? (
        // biome-ignore lint/performance/noImgElement: already a small copy of the right size
        <img className={styles.cover} src={item.coverImage} alt="" width={96} height={96} />
      ) : (
        <span className={styles.cover}>
          <ItemIcon item={item} />
        </span>
      )}
      <div>
        <h3>
          {isOffered ? (
            <Link href={itemPath(item)} onClick={close}>
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </h3>
        <p className={styles.detail}>
          {item.color && (
            <i style={{ '--swatch': item.color.hex } as CSSProperties} aria-hidden="true" />
          )}
          {itemDetail(item)}
        </p>
        {item.isGift && (
          <p className={styles.detail}>
            <Icon name="gift" className={styles.gift} />
            {giftNote(item)}
          </p>
        )}
        <LineReasons line={line} />
        <LineProblems line={line} />
      </div>
      <span className={styles.price}>
        <LinePrice line={line} />
      </span>
      <div className={styles.row}>
        {item.canIncreaseQuantity && isOffered ? (
          <Stepper
            value={item.quantity}
            size="small"
            max={quoted?.maxQuantity}
            onChange={(quantity) => setQuantity(key, quantity)}
          />
        ) : (
          <span className={styles.quantity}>{!item.membership && `Quantity ${item.quantity}`}</span>
        )}
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={`Remove ${item.title}`}
          onClick={() => remove(key)}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}
