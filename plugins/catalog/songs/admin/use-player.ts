import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { SongSound } from '@/src/core/contracts/music/song-answers'

/** The song that is heard, how far it is, and how it looks. */
export type Playing = {
  songId: string
  isPlaying: boolean
  seconds: number
  waveform: readonly number[]
  problem: string
}

const unplayed = 'Your browser cannot play this kind of file. Buyers get it in others, too.'

/** Plays one song at a time, by a link that is asked for when it is needed. */
export function usePlayer(songsUrl: string) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<Playing | null>(null)
  useEffect(() => () => audio.current?.pause(), [])

  const load = useCallback(
    async (songId: string, share: number | null) => {
      audio.current?.pause()
      setPlaying({ songId, isPlaying: true, seconds: 0, waveform: [], problem: '' })
      const patch = (change: Partial<Playing>) =>
        setPlaying((now) => (now?.songId === songId ? { ...now, ...change } : now))
      const outcome = await ask<SongSound>(`${songsUrl}/${songId}/sound`)
      if (outcome.problem !== undefined) {
        patch({ isPlaying: false, problem: outcome.problem })
        return
      }
      patch({ waveform: outcome.answer.waveform })
      const element = new Audio(outcome.answer.url)
      audio.current = element
      element.addEventListener('timeupdate', () => patch({ seconds: element.currentTime }))
      element.addEventListener('ended', () => patch({ isPlaying: false, seconds: 0 }))
      element.addEventListener('error', () => patch({ isPlaying: false, problem: unplayed }))
      element.addEventListener('loadedmetadata', () => {
        if (share !== null && Number.isFinite(element.duration)) {
          element.currentTime = share * element.duration
        }
      })
      await element.play().catch(() => patch({ isPlaying: false }))
    },
    [songsUrl],
  )

  const toggle = useCallback(
    (songId: string) => {
      const element = audio.current
      if (playing?.songId !== songId || !element || playing.problem) {
        void load(songId, null)
      } else if (element.paused) {
        void element.play()
        setPlaying({ ...playing, isPlaying: true })
      } else {
        element.pause()
        setPlaying({ ...playing, isPlaying: false })
      }
    },
    [playing, load],
  )

  /** @param share of the whole, 0 to 1 */
  const seek = useCallback(
    (songId: string, share: number) => {
      const element = audio.current
      if (playing?.songId !== songId || !element || playing.problem) {
        void load(songId, share)
      } else if (Number.isFinite(element.duration)) {
        element.currentTime = share * element.duration
        setPlaying({ ...playing, seconds: element.currentTime })
      }
    },
    [playing, load],
  )

  return { playing, toggle, seek }
}
