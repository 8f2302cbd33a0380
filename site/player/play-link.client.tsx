'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import { usePlayRelease } from '@/site/player/use-play-release.client'

type Props = {
  profileId: string
  productId: string
  className?: string
  children?: ReactNode
}

/** A button in words that plays a release. Without scripts, or in a new tab, it leads to the release. */
export function PlayLink({ profileId, productId, className, children }: Props) {
  const { status, isLoading, toggle } = usePlayRelease(profileId, productId)
  const [hasScripts, setHasScripts] = useState(false)
  const isSounding = status === 'playing' || status === 'loading'

  useEffect(() => setHasScripts(true), [])

  const play = (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault()
      void toggle()
    }
  }

  return (
    <a
      href={`/products/${productId}`}
      className={className}
      {...(hasScripts && { role: 'button', 'aria-pressed': isSounding, 'aria-busy': isLoading })}
      onClick={play}
      onKeyDown={(event) => {
        if (event.key === ' ') {
          event.preventDefault()
          void toggle()
        }
      }}
    >
      {children}
      <PlayStateIcon status={isLoading ? 'loading' : status} />
    </a>
  )
}
