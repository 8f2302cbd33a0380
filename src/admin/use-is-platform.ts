'use client'

import { useAuth } from '@payloadcms/ui'
import { isPlatformAdmin } from '@/src/access/own-profile'

/** Whether the platform's admin looks at it: ways to plain forms are shown to nobody else. */
export function useIsPlatform(): boolean {
  const { user } = useAuth()
  return isPlatformAdmin({ user })
}
