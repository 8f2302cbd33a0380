'use client'

import { useState } from 'react'
import { messageOf } from '@/site/api/client'
import { requestDownload } from '@/site/api/shop'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/order/order.module.css'
import type { OrderTrack } from '@/src/core/contracts/orders'
import { Icon } from '@/src/ui/icon/icon'

type Props = { orderRef: string; token?: string; track: OrderTrack }

/** Asks for a fresh link, good for minutes, and follows it: the file is saved, the page stays. */
export function DownloadButton({ orderRef, token, track }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')

  const download = async () => {
    setAsking(true)
    setProblem('')
    try {
      const { url } = await requestDownload({ orderRef, token, trackId: track.id })
      window.location.assign(url)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setAsking(false)
  }

  return (
    <>
      <button
        type="button"
        className={styles.download}
        aria-label={`Download ${track.title}`}
        disabled={isAsking}
        onClick={download}
      >
        {isAsking ? <Spinner /> : <Icon name="download" />}
        {track.format}
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
