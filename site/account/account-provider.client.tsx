'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { createAccountSession } from '@/site/account/account-session'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'

type Props = { profileId: string; children: ReactNode }

/** Knows who the visitor is on all pages of one site. */
export function AccountProvider({ profileId, children }: Props) {
  const [context] = useState(() => {
    const store = createAccountStore()
    return { store, session: createAccountSession(store, profileId) }
  })
  useEffect(() => context.session.connect(), [context])
  return <AccountContext value={context}>{children}</AccountContext>
}
