import styles from '@/site/pages/product/release.module.css'
import type { ProductDetail } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'

type Props = { product: Pick<ProductDetail, 'formats' | 'bonusCount' | 'tracks'> }

/** What a buyer can download, and what others may hear before. */
export function WhatYouGet({ product: { formats, bonusCount = 0, tracks } }: Props) {
  const files = [
    formats && messages.delivery.downloadAs(formats),
    bonusCount > 0 && messages.delivery.bonusFiles(bonusCount),
  ]
  const plays = Math.max(0, ...tracks.map(({ playLimit = 0 }) => playLimit))
  return (
    <>
      {(formats || bonusCount > 0) && (
        <p className={styles.files}>{files.filter(Boolean).join(', with ')}</p>
      )}
      {plays > 0 && <p className={styles.files}>{messages.streaming.playLimit(plays)}</p>}
    </>
  )
}
