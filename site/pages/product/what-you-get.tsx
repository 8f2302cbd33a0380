import styles from '@/site/pages/product/release.module.css'
import type { ProductDetail } from '@/src/core/contracts/products'
import { deliveryMessages } from '@/src/core/messages/delivery'
import { streamingMessages } from '@/src/core/messages/streaming'

type Props = { product: Pick<ProductDetail, 'formats' | 'bonusCount' | 'tracks'> }

/** What a buyer can download, and what others may hear before. */
export function WhatYouGet({ product: { formats, bonusCount = 0, tracks } }: Props) {
  const files = [
    formats && deliveryMessages.downloadAs(formats),
    bonusCount > 0 && deliveryMessages.bonusFiles(bonusCount),
  ]
  const plays = Math.max(0, ...tracks.map(({ playLimit = 0 }) => playLimit))
  return (
    <>
      {(formats || bonusCount > 0) && (
        <p className={styles.files}>{files.filter(Boolean).join(', with ')}</p>
      )}
      {plays > 0 && <p className={styles.files}>{streamingMessages.playLimit(plays)}</p>}
    </>
  )
}
