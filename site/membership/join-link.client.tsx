'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { useAccount } from '@/site/account/use-account.client'
import { joinPath, signUpToJoinPath } from '@/src/core/memberships/join-path'

type Props = ComponentProps<NonNullable<BlockEnvironment['JoinLink']>>

/** Joining a tier: signing up comes first, until it turns out that the visitor is signed in. */
export function JoinLink({ tierId, ...rest }: Props) {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  return (
    <Link
      href={isAuthenticated ? joinPath(tierId) : signUpToJoinPath(tierId)}
      prefetch={false}
      {...rest}
    />
  )
}
