'use client'

import { useRouter } from 'next/navigation'
import { createContext, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AccountSession } from '@/site/account/account-session'
import type { AccountState, AccountStore } from '@/site/account/account-store'
import { returnPath } from '@/site/account/return-path'
import { messageOf } from '@/site/api/client'
import { readToken } from '@/site/api/token'
import { useRequired } from '@/src/ui/use-required.client'

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

/**
 * Asks at a click whether somebody is signed in. Before the account has been read, a visitor with a token is taken for
 * signed in: nobody who is gets sent to the login for having been quick.
 */
export function useIsSignedIn(): () => boolean {
  const { store } = useAccountContext()
  return useCallback(() => {
    const { isInitialized, isAuthenticated } = store.getState()
    return isInitialized ? isAuthenticated : readToken() !== null
  }, [store])
}

/** What the visitor can do about it: log in, sign up, log out, read the account again. */
export function useAccountSession(): AccountSession {
  return useAccountContext().session
}

const useAccountContext = () => useRequired(AccountContext, 'AccountProvider')

type Loaded<Data> = {
  /** Null until the first answer; stays while it is asked for again. */
  data: Data | null
  /** Empty unless the last try failed. */
  problem: string
  set: (data: Data) => void
  reload: () => void
}

/** What the visitor's own calls answer, asked for when `load` changes: keep it stable. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [data, set] = useState<Data | null>(null)
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let isCurrent = true
    load().then(
      (answer) => {
        if (isCurrent) {
          set(answer)
          setProblem('')
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setProblem(messageOf(error))
        }
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, round])

  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { data, problem, set, reload }
}

/** Sends the signed-in user, already or just now, to where the login form leads. */
export function useRedirectAfterLogin(): void {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const router = useRouter()
  useEffect(() => {
    if (isAuthenticated) {
      router.replace(returnPath(window.location))
    }
  }, [isAuthenticated, router])
}
