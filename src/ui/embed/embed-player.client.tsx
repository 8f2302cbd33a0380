'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import type { FoundEmbed } from '@/src/core/urls/embeds/find-embed'
import { useEmbedsAtOnce } from '@/src/ui/embed/embeds-at-once.client'

type Props = {
  embed: Pick<FoundEmbed, 'href' | 'playerUrl' | 'playingUrl'>
  title: string
  className?: string
  children: ReactNode
}

/**
 * A link to where it stands on its host, which turns into the player once it is followed; until then, unless the
 * artist wants it otherwise, the host hears of nobody. Without a script it stays a link.
 */
export function EmbedPlayer({ embed, title, className, children }: Props) {
  const [isLoaded, setLoaded] = useState(false)
  const isAtOnce = useEmbedsAtOnce()
  if (isAtOnce) {
    // What nobody has pressed does not begin to play.
    return <Player {...{ title, className }} src={embed.playerUrl} loading="lazy" />
  }
  if (isLoaded) {
    return (
      <Player
        {...{ title, className }}
        // The link had the focus and is gone.
        ref={(frame) => frame?.focus()}
        src={embed.playingUrl}
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
    <a href={embed.href} className={className} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  )
}

/** Players need their scripts, and their own origin for who is signed in there; they may open windows, never leave ours. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
].join(' ')

function Player(props: ComponentProps<'iframe'>) {
  return (
    <iframe
      {...props}
      sandbox={sandbox}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
