import type { ComponentProps } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { joinPath } from '@/src/core/memberships/join-path'

/**
 * A link out of a frame. It always opens a window of the site's own: what somebody buys or signs must not happen
 * where another page lies around, or over it. A link of Next's router would draw the site inside the frame.
 */
export function EmbedLink({ children, ...rest }: ComponentProps<BlockEnvironment['Link']>) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

export function EmbedJoinLink({
  tierId,
  ...rest
}: ComponentProps<NonNullable<BlockEnvironment['JoinLink']>>) {
  return <EmbedLink href={joinPath(tierId)} {...rest} />
}
