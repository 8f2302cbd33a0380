'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { getPaidPath } from '@/src/admin/get-paid-path'

/** The way to the screen at which artists say where their money goes. */
export function GetPaidNavLink() {
  const { config } = useConfig()
  const pathname = usePathname()
  const href = `${config.routes.admin}${getPaidPath}`
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
