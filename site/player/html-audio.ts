import type { RefObject } from 'react'
import type { AudioPort } from '@/site/player/audio-port'

/** The page's `<audio>` element as the player knows it. The element must be there when it is used. */
export function htmlAudio(ref: RefObject<HTMLAudioElement | null>): AudioPort {
  const element = () => {
    if (!ref.current) {
      throw new Error('The player was used before its <audio> was on the page')
    }
    return ref.current
  }

  return {
    load: (url) => {
      element().src = url
      element().load()
    },
    play: () => element().play(),
    pause: () => element().pause(),
    seek: (seconds) => {
      element().currentTime = seconds
    },
    setVolume: (volume) => {
      element().volume = volume
    },
    connect: (events) => {
      const audio = element()
      const position = () => events.onPosition(audio.currentTime)
      const listeners = Object.entries({
        playing: events.onPlaying,
        pause: events.onPause,
        waiting: events.onWaiting,
        ended: events.onEnded,
        error: events.onLoadError,
        timeupdate: position,
        seeked: position,
        // A live or unknown length is Infinity or NaN.
        durationchange: () =>
          events.onDuration(Number.isFinite(audio.duration) ? audio.duration : 0),
      })
      for (const [name, listener] of listeners) {
        audio.addEventListener(name, listener)
      }
      return () => {
        for (const [name, listener] of listeners) {
          audio.removeEventListener(name, listener)
        }
      }
    },
  }
}
