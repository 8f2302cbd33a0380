'use client'

import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { mayAnywhere } from '@/src/access/own-profile'
import { payoutsPath } from '@/src/admin/payouts-path'

/** The way to the screen at which artists say where their money goes. */
export function PayoutsNavLink() {
  const { config } = useConfig()
  const { user = null } = useAuth()
  const pathname = usePathname()
  const href = `${config.routes.admin}${payoutsPath}`
  if (!mayAnywhere({ user }, 'payouts', 'read')) {
    return null
  }
  return pathname === href ? (
    <span className="nav__link" aria-current="page">
      <span className="nav__link-indicator" />
      <span className="nav__link-label">Get paid</span>
    </span>
  ) : (
    <Link className="nav__link" href={href} prefetch={false}>
      <span className="nav__link-label">Get paid</span>
    </Link>
  )
}
