'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import { safeRedirect, withRedirect } from '@/src/core/urls/safe-redirect'

type Props = { to: Parameters<typeof withRedirect>[0]; children: ReactNode }

/** A link to another of the forms, which leads on to the same place. */
export function AuthLink({ to, children }: Props) {
  const target = safeRedirect(useQueryParam('redirect'))
  return <Link href={withRedirect(to, target)}>{children}</Link>
}
