import { createStore } from 'zustand/vanilla'
import type { Account } from '@/src/core/contracts/accounts/account-answers'

export type AccountState = {
  isAuthenticated: boolean
  /** False until it is known whether somebody is signed in. */
  isInitialized: boolean
  user: Account | null
  /** A login, sign-up or logout is on its way. */
  isLoading: boolean
  /** What the visitor was told about the last attempt; empty when nothing went wrong. */
  errorMessage: string
  /** The end of the start-up: somebody is signed in, or with null nobody. */
  initialize: (user: Account | null) => void
  /** After a login or a sign-up. */
  signIn: (user: Account) => void
  signOut: () => void
  updateUser: (change: Partial<Account>) => void
  /** Clears the error, whichever way the flag goes. */
  setLoading: (isLoading: boolean) => void
  setError: (errorMessage: string) => void
}

export type AccountStore = ReturnType<typeof createAccountStore>

/** Who the visitor is, as the specification's auth state has it. */
export const createAccountStore = () =>
  createStore<AccountState>()((set) => ({
    isAuthenticated: false,
    isInitialized: false,
    user: null,
    isLoading: false,
    errorMessage: '',
    initialize: (user) => set({ user, isAuthenticated: user !== null, isInitialized: true }),
    signIn: (user) => set({ user, isAuthenticated: true, isInitialized: true, errorMessage: '' }),
    signOut: () => set({ user: null, isAuthenticated: false }),
    updateUser: (change) => set(({ user }) => ({ user: user && { ...user, ...change } })),
    setLoading: (isLoading) => set({ isLoading, errorMessage: '' }),
    setError: (errorMessage) => set({ errorMessage }),
  }))
