'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { wayBack } from '@/site/account/way-back'

/** Sends whoever is signed in, already or just now, to where the login form leads. */
export function useGoOn(): void {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const router = useRouter()
  useEffect(() => {
    if (isAuthenticated) {
      router.replace(wayBack(window.location))
    }
  }, [isAuthenticated, router])
}
