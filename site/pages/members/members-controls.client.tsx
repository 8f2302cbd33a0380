'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useMemo } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { ListControls } from '@/site/list-controls/list-controls.client'
import {
  membersPath,
  postFilters,
  readMembersQuery,
  toListQuery,
} from '@/site/pages/members/members-query'

type Props = {
  tiers: readonly { id: string; name: string }[]
  heading: ReactNode
  children: ReactNode
}

/** Search and filter of the feed. By the rewrites, a static page of it has neither. */
export function MembersControls({ tiers, heading, children }: Props) {
  const isSignedIn = useAccount((account) => account.isAuthenticated)
  const filters = useMemo(() => postFilters(tiers, isSignedIn), [tiers, isSignedIn])
  const query = readMembersQuery(Object.fromEntries(useSearchParams()))
  return (
    <ListControls
      pathname={membersPath}
      query={toListQuery(query)}
      searchLabel="Search posts"
      filterTitle="Filter Posts"
      filters={filters}
      start={heading}
    >
      {children}
    </ListControls>
  )
}
