import type { AccountStore } from '@/site/account/account-store'
import { fetchAccount, logIn, logOut, signUp } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import { followPreview, readPreview } from '@/site/api/preview'
import { dropToken, followToken, keepToken, readToken } from '@/site/api/token'
import type { Account, SignedIn } from '@/src/core/contracts/accounts/account-answers'
import type { LoginFields, SignUpFields } from '@/src/core/contracts/accounts/accounts'
import type { PreviewViewer } from '@/src/core/urls/preview'

export type AccountSession = ReturnType<typeof createAccountSession>

/** What moves the account's state: the start of the site, the visitor's own deeds, other tabs. */
export function createAccountSession(store: AccountStore, profileId: string) {
  const state = () => store.getState()

  /** Reads the account again; one that cannot be read leaves the visitor logged out, silently. */
  const refresh = async (): Promise<void> => {
    const preview = readPreview()
    if (preview) {
      state().initialize(previewedAccount(preview.viewer))
      return
    }
    const token = readToken()
    const user = token === null ? null : await fetchAccount(profileId).catch(() => null)
    // Somebody may have logged in or out while the answer was on its way; a refused token is gone.
    const isCurrent = readToken() === token
    state().initialize(isCurrent ? user : state().user)
  }

  const enter = async (call: Promise<SignedIn>): Promise<void> => {
    state().setLoading(true)
    try {
      const { token, account } = await call
      keepToken(token)
      state().setLoading(false)
      state().signIn(account)
    } catch (error) {
      state().setLoading(false)
      state().setError(messageOf(error))
      throw error
    }
  }

  return {
    refresh,
    /** @throws {ApiError} after the store has its text */
    logIn: (fields: LoginFields) => enter(logIn({ ...fields, profileId })),
    /** @throws {ApiError} after the store has its text */
    signUp: (fields: SignUpFields) => enter(signUp({ ...fields, profileId })),
    /** Forgets the visitor here at once, then ends the session on the server unless told not to. */
    logOut: async (callsServer = true): Promise<void> => {
      const token = readToken()
      state().signOut()
      dropToken()
      if (token !== null && callsServer) {
        await logOut(token).catch((error: unknown) => {
          console.error('The session could not be ended', error)
        })
      }
    },
    /** Finds out who is signed in, and follows other tabs and calls that were refused. */
    connect: (): (() => void) => {
      void refresh()
      const stopPreview = followPreview(() => void refresh())
      const stopToken = followToken((token) => {
        if (token === null && !readPreview()) {
          state().signOut()
        } else {
          void refresh()
        }
      })
      return () => {
        stopPreview()
        stopToken()
      }
    },
  }
}

/** Whom an artist plays in a preview: null for somebody who is not signed in. */
export function previewedAccount(viewer: PreviewViewer): Account | null {
  if (viewer === 'signed-out') {
    return null
  }
  return {
    // What was read for one of them is not shown to the next.
    id: `preview-${viewer}`,
    firstName: 'Preview',
    lastName: 'Visitor',
    email: 'preview@example.com',
    membership:
      viewer === 'visitor'
        ? null
        : {
            membershipTierId: viewer,
            status: 'active',
            interval: 'none',
            currentPeriodEnd: null,
          },
  }
}
