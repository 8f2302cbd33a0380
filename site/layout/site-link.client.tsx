'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { safeUrl } from '@/src/core/safe-url'

type Props = ComponentProps<BlockEnvironment['Link']>

/**
 * A link of the site: soft navigation for its own paths, a plain anchor for the rest of the world.
 * Marks itself when it leads to where the visitor is, or above it.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  const pathname = usePathname()
  const target = safeUrl(href)
  if (!target.startsWith('/')) {
    return (
      <a href={target} {...rest}>
        {children}
      </a>
    )
  }
  const isCurrent = leadsTo(target, pathname)
  // Every page links home, and home has the largest picture: prefetching it would load that too.
  const prefetch = target === '/' ? false : undefined
  return (
    <Link href={target} prefetch={prefetch} aria-current={isCurrent ? 'page' : undefined} {...rest}>
      {children}
    </Link>
  )
}

function leadsTo(href: string, pathname: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`))
}
