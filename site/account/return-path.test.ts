import { expect, it } from 'vitest'
import { returnPath } from '@/site/account/return-path'

const at = (address: string) => returnPath(new URL(address, 'https://luna.example') as never)

it('leads back to the open page, or to where a form on the way leads', () => {
  expect(at('/members?page=2#post-1')).toBe('/members?page=2#post-1')
  expect(at('/')).toBe('/')
  expect(at('/login?redirect=%2Fmembers%3Fpage%3D2')).toBe('/members?page=2')
  expect(at('/signup')).toBe('/')
  expect(at('/login?redirect=%2Flogin')).toBe('/')
  expect(at('/signup?redirect=%2Flogin%3Fredirect%3D%252F')).toBe('/')
  expect(at('/login?redirect=%2Flogins')).toBe('/logins')
  expect(at('/login?redirect=https://evil.example')).toBe('/')
})

it('never keeps the secret of a mailed link', () => {
  expect(at('/reset-password?token=secret')).toBe('/')
  expect(at('/confirm-email?token=secret')).toBe('/')
})
