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
  const query = readMembersQuery(Object.fromEntries(useSearchParams()))
  // Saving is for those who are signed in; the address may still ask for it, and is to be taken back.
  const withSaved = isSignedIn || query.saved !== ''
  const filters = useMemo(() => postFilters(tiers, { withSaved }), [tiers, withSaved])
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
