'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { useEmbedsAtOnce } from '@/src/ui/embed/embeds-at-once.client'

type Props = {
  /** Where the film stands on its host: without a script the link leads there. */
  href: string
  playerUrl: string
  title: string
  className?: string
  children: ReactNode
}

/** A link that turns into the player once it is followed; until then, unless the artist wants it otherwise, the host hears of nobody. */
export function EmbedPlayer({ href, playerUrl, title, className, children }: Props) {
  const [isLoaded, setLoaded] = useState(false)
  const isAtOnce = useEmbedsAtOnce()
  if (isAtOnce) {
    return <Player {...{ title, className }} src={withoutAutoplay(playerUrl)} loading="lazy" />
  }
  if (isLoaded) {
    return (
      <Player
        {...{ title, className }}
        // The link had the focus and is gone.
        ref={(frame) => frame?.focus()}
        src={playerUrl}
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

function Player(props: ComponentProps<'iframe'>) {
  return (
    <iframe
      {...props}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** What nobody has pressed does not begin to play. */
function withoutAutoplay(playerUrl: string): string {
  const url = new URL(playerUrl)
  url.searchParams.delete('autoplay')
  return url.href
}
