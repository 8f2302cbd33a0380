'use client'

import { useEffect, useRef, useState } from 'react'
import styles from '@/blocks/container/container.module.css'
import { blocksMessages } from '@/src/core/messages/blocks'
import { playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

type Props = { url: string; filter?: string }

/**
 * A silent film in the background. It plays while it is in sight, never for those who want less
 * motion, and stops for good when the visitor says so.
 */
export function BackgroundVideo({ url, filter }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element) {
      return
    }
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    let isSeen = false
    const follow = () => {
      if (isSeen && !isStopped && !calm.matches) {
        element.play().catch(() => setPlaying(false))
      } else {
        element.pause()
      }
    }
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      follow()
    })
    observer.observe(element)
    calm.addEventListener('change', follow)
    return () => {
      observer.disconnect()
      calm.removeEventListener('change', follow)
    }
  }, [isStopped])

  const toggle = () => {
    if (isPlaying) {
      setStopped(true)
    } else {
      setStopped(false)
      // Asked for, so it plays for those who want less motion too.
      video.current?.play().catch(() => setPlaying(false))
    }
  }

  return (
    <>
      <video
        ref={video}
        className={styles.video}
        style={{ filter }}
        src={url}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className={classNames(playButtonClass, styles.pause)}
        aria-label={isPlaying ? blocksMessages.pauseVideo : blocksMessages.playVideo}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} filled />
      </button>
    </>
  )
}
