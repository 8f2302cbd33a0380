'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { AccountSession } from '@/site/account/account-session'
import type { AccountState, AccountStore } from '@/site/account/account-store'

export const AccountContext = createContext<{
  store: AccountStore
  session: AccountSession
} | null>(null)

/**
 * Reads a slice of who the visitor is: `useAccount((account) => account.user)`.
 *
 * @throws {Error} outside `<AccountProvider>`, a programming mistake
 */
export function useAccount<Slice>(select: (account: AccountState) => Slice): Slice {
  return useStore(useAccountContext().store, select)
}

/** What the visitor can do about it: log in, sign up, log out, read the account again. */
export function useAccountSession(): AccountSession {
  return useAccountContext().session
}

function useAccountContext() {
  const context = useContext(AccountContext)
  if (!context) {
    throw new Error('useAccount must be used inside <AccountProvider>')
  }
  return context
}
