'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

type Props = {
  /** Where the film stands on its host: without a script the link leads there. */
  href: string
  playerUrl: string
  title: string
  className?: string
  children: ReactNode
}

/** A link that turns into the player once it is followed; until then the host hears of nobody. */
export function EmbedPlayer({ href, playerUrl, title, className, children }: Props) {
  const [isLoaded, setLoaded] = useState(false)
  if (isLoaded) {
    return (
      <iframe
        // The link had the focus and is gone.
        ref={(frame) => frame?.focus()}
        className={className}
        src={playerUrl}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  const open = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      setLoaded(true)
    }
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  )
}
