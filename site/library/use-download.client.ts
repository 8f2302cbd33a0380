'use client'

import { useEffect, useRef, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { requestDownload } from '@/site/api/shop'
import type { DownloadBody } from '@/src/core/contracts/downloads'
import { ordersMessages } from '@/src/core/messages/orders'

/** How long a page asks for an archive; after that its buyer gets a mail. */
const patienceMs = 180_000

/** What opens the files: an order and its key, or a right of the signed-in account. */
export type FileKey = Pick<DownloadBody, 'orderRef' | 'token' | 'entitlementId' | 'giftToken'>

/** One file: a song, the whole release, or a bonus. */
export type FileAsked = Pick<DownloadBody, 'trackId' | 'productId' | 'bonusId' | 'format'>

export type DownloadStatus = 'idle' | 'asking' | 'preparing'

/**
 * Asks for a fresh link, good for minutes, and follows it: the file is saved, the page stays. An archive
 * that is still being made is waited for.
 */
export function useDownload(key: FileKey, asked: FileAsked) {
  const [status, setStatus] = useState<DownloadStatus>('idle')
  const [note, setNote] = useState('')
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    leaving.current = mine
    setStatus('asking')
    setNote('')
    try {
      const url = await waitForLink({ ...key, ...asked }, mine.signal, () => {
        setStatus('preparing')
        setNote(ordersMessages.preparing)
      })
      if (url) {
        window.location.assign(url)
      }
      setNote(url ? '' : ordersMessages.stillPreparing)
    } catch (error) {
      setNote(mine.signal.aborted ? '' : messageOf(error))
    }
    setStatus('idle')
  }

  return { status, note, start }
}

/** @returns null when it takes too long */
async function waitForLink(
  body: DownloadBody,
  signal: AbortSignal,
  onPreparing: () => void,
): Promise<string | null> {
  const askUntil = Date.now() + patienceMs
  for (;;) {
    const answer = await requestDownload(body, signal)
    if ('url' in answer) {
      return answer.url
    }
    onPreparing()
    if (Date.now() > askUntil) {
      return null
    }
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds * 1000))
    signal.throwIfAborted()
  }
}
