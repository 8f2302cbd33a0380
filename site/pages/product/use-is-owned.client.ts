'use client'

import { useCallback } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { useLoaded } from '@/site/account/use-loaded.client'
import { ownsRelease } from '@/site/api/account'

/** Whether a release is the visitor's already, so that nobody buys twice what they have. */
export function useIsOwned(productId: string): boolean {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const load = useCallback(
    async () => isAuthenticated && (await ownsRelease(productId)),
    [isAuthenticated, productId],
  )
  return useLoaded(load).data === true
}
