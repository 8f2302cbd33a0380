'use client'

import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { numbersPath } from '@/plugins/insights/labels'
import { mayAnywhere } from '@/src/access/own-profile'

/** The ways to the admin's start and the numbers, above all groups. */
export function InsightsNavLinks() {
  const { config } = useConfig()
  const { user = null } = useAuth()
  const pathname = usePathname()
  const { admin } = config.routes
  const links = [
    { label: 'Dashboard', href: admin },
    ...(mayAnywhere({ user }, 'numbers', 'read')
      ? [{ label: 'Numbers', href: `${admin}${numbersPath}` }]
      : []),
  ]
  return links.map(({ label, href }) =>
    pathname === href ? (
      <span className="nav__link" key={href} aria-current="page">
        <span className="nav__link-indicator" />
        <span className="nav__link-label">{label}</span>
      </span>
    ) : (
      <Link className="nav__link" href={href} key={href} prefetch={false}>
        <span className="nav__link-label">{label}</span>
      </Link>
    ),
  )
}
