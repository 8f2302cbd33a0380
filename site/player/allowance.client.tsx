'use client'

import styles from '@/site/player/player.module.css'
import { usePlayer } from '@/site/player/use-player.client'
import { streamingMessages } from '@/src/core/messages/streaming'

/** Says in the player that this is a preview, or how often the song may still be played. */
export function Allowance() {
  const stream = usePlayer((player) => player.stream)
  const isPreview = usePlayer(({ current }) => current?.isPreview ?? false)
  const words = wordsOf(stream, isPreview)
  return words ? (
    <p className={styles.allowance} role="status">
      {words}
    </p>
  ) : null
}

type Stream = { hears: 'full' | 'limited' | 'preview'; playsLeft: number | null }

function wordsOf(stream: Stream | null, isPreview: boolean): string {
  if (stream === null) {
    return isPreview ? streamingMessages.preview : ''
  }
  if (stream.hears === 'limited') {
    return streamingMessages.playsLeft(stream.playsLeft ?? 0)
  }
  if (stream.hears === 'preview') {
    return stream.playsLeft === 0 ? streamingMessages.onlyPreviewLeft : streamingMessages.preview
  }
  return ''
}
