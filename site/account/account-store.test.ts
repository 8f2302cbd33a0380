import { expect, it } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'

const user = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Fan',
  email: 'fan@example.com',
  membership: null,
}

it('starts knowing nothing, and ends its start either way', () => {
  const store = createAccountStore()
  expect(store.getState()).toMatchObject({
    isAuthenticated: false,
    isInitialized: false,
    user: null,
    isLoading: false,
    errorMessage: '',
  })
  store.getState().initialize(null)
  expect(store.getState()).toMatchObject({ isInitialized: true, isAuthenticated: false })
  store.getState().initialize(user)
  expect(store.getState()).toMatchObject({ isInitialized: true, isAuthenticated: true, user })
})

it('clears the error with a login and with the loading flag', () => {
  const { getState } = createAccountStore()
  getState().setError('Incorrect email or password')
  expect(getState().errorMessage).toBe('Incorrect email or password')
  getState().signIn(user)
  expect(getState()).toMatchObject({ isAuthenticated: true, user, errorMessage: '' })

  for (const isLoading of [true, false]) {
    getState().setError('Something')
    getState().setLoading(isLoading)
    expect(getState()).toMatchObject({ isLoading, errorMessage: '' })
  }
})

it('merges what changes about the user, and forgets all of it', () => {
  const { getState } = createAccountStore()
  getState().updateUser({ firstName: 'Nobody' })
  expect(getState().user).toBeNull()
  getState().signIn(user)
  getState().updateUser({ firstName: 'Zoë' })
  expect(getState().user).toEqual({ ...user, firstName: 'Zoë' })
  getState().signOut()
  expect(getState()).toMatchObject({ user: null, isAuthenticated: false, isInitialized: true })
})
