'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { markLink } from '@/src/core/urls/link-mark'

type Props = ComponentProps<BlockEnvironment['Link']>

/**
 * A link of the site: soft navigation for its own paths, a plain anchor for the rest of the world.
 * Marks itself when it leads to where the visitor is, or above it.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  const mark = markLink(href, usePathname())
  if (!mark.href.startsWith('/')) {
    return (
      <a {...mark} {...rest}>
        {children}
      </a>
    )
  }
  // Every page links home, and home has the largest picture: prefetching it would load that too.
  const prefetch = mark.href === '/' ? false : undefined
  return (
    <Link {...mark} prefetch={prefetch} {...rest}>
      {children}
    </Link>
  )
}
