'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/singles/create-single.module.css'
import { CreateSingleForm } from '@/plugins/commerce/singles/create-single-form'
import type { DeliveryState } from '@/src/core/contracts/music/delivery'
import type { Single } from '@/src/core/contracts/music/singles'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'

type Props = {
  song: DeliveryState['songs'][number]
  /** Below it the admin shows products. */
  productsPath: string
  /** Where a single is asked for. */
  url: string
  onDone: (single: Single) => void
}

/** Of a song of an album: the single that it is as well, or the way to make it one. */
export function SongSingle({ song, productsPath, url, onDone }: Props) {
  const { single, title } = song
  const [isOpen, setOpen] = useState(false)
  const messages = ownerMessages.store.singles
  if (single) {
    return (
      <a className={styles.alone} href={`${productsPath}/${single.productId}`}>
        {single.isPublished ? messages.is(priceText(single)) : messages.isHidden}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.alone}
        aria-label={`${messages.offer}: ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.offer}
      </button>
      {isOpen && (
        <CreateSingleForm song={song} url={url} onDone={onDone} onLeave={() => setOpen(false)} />
      )}
    </>
  )
}
