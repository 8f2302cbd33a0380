'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { payoutsPath } from '@/src/admin/payouts-path'

/** The way to the screen at which artists say where their money goes. */
export function PayoutsNavLink() {
  const { config } = useConfig()
  const pathname = usePathname()
  const href = `${config.routes.admin}${payoutsPath}`
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
