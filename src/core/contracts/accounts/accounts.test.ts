import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  changeNamesBody,
  firstName,
  lastName,
  loginFields,
  resetPasswordFields,
  signUpBody,
  signUpFields,
} from '@/src/core/contracts/accounts/accounts'
import { email } from '@/src/core/contracts/email-address'
import { accountMessages } from '@/src/core/messages/account'

const text = accountMessages

/** Messages by field, in order; the empty list when the value is fine. */
function problems(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

describe('first name', () => {
  it.each([
    ['', [text.firstNameRequired]],
    ['   ', [text.firstNameRequired]],
    [undefined, [text.firstNameRequired]],
    ['x'.repeat(26), [text.firstNameTooLong]],
    ['R2D2', [text.firstNameInvalid]],
    ['Zoë Anaïs', []],
    ['Зоя', []],
  ])('%j answers %j', (value, expected) => {
    expect(problems(firstName, value)).toEqual(expected)
  })

  it('is trimmed', () => {
    expect(firstName.parse('  Ada ')).toBe('Ada')
  })
})

describe('last name', () => {
  it.each([
    ['', []],
    ["O'Brien", []],
    ['O’Brien', []],
    ['Jean-Luc', []],
    ['Smith‑Jones', []],
    ['van der Berg Jr.', []],
    ['Núñez', []],
    ['李', []],
    ['खान', []],
    ['نامه\u200cها', []],
    ['Tāne ʻAkahi', []],
    ['x'.repeat(60), []],
    ['x'.repeat(61), [text.lastNameTooLong]],
    ['R2D2', [text.lastNameInvalid]],
    ['<b>', [text.lastNameInvalid]],
    ['Fan\u202e', [text.lastNameInvalid]],
    ['Fan\nx', [text.lastNameInvalid]],
  ])('%j answers %j', (value, expected) => {
    expect(problems(lastName, value)).toEqual(expected)
  })

  it('is optional at sign-up, and stays where a change leaves it out', () => {
    const fan = { email: 'fan@example.com', firstName: 'Ada', password: '12345678' }
    const profileId = '00000000-0000-4000-8000-000000000000'
    expect(signUpBody.parse({ ...fan, profileId }).lastName).toBe('')
    expect(changeNamesBody.parse({ firstName: 'Ada' })).toEqual({ firstName: 'Ada' })
  })
})

describe('email', () => {
  it.each([
    ['', [text.emailRequired]],
    [undefined, [text.emailRequired]],
    ['nobody', [text.emailInvalid]],
    [`${'x'.repeat(250)}@example.com`, [text.emailTooLong]],
  ])('%j answers %j', (value, expected) => {
    expect(problems(email, value)).toEqual(expected)
  })

  it('is trimmed and lower-cased before it is checked', () => {
    expect(email.parse(' Fan@Example.COM ')).toBe('fan@example.com')
  })
})

describe('passwords', () => {
  const fan = { email: 'fan@example.com', firstName: 'Ada', lastName: 'Fan' }

  it('need eight characters at sign-up', () => {
    expect(problems(signUpFields, { ...fan, password: '' })).toEqual([text.passwordRequired])
    expect(problems(signUpFields, { ...fan, password: '1234567' })).toEqual([text.passwordTooShort])
    expect(problems(signUpFields, { ...fan, password: '12345678' })).toEqual([])
  })

  it('need one character at login', () => {
    expect(problems(loginFields, { email: fan.email, password: '' })).toEqual([
      text.passwordRequired,
    ])
    expect(problems(loginFields, { email: fan.email, password: '1' })).toEqual([])
  })

  it('must be typed twice alike, reported on the second', () => {
    const { error } = resetPasswordFields.safeParse({
      password: '12345678',
      confirmPassword: '12345679',
    })
    expect(error?.issues).toMatchObject([
      { path: ['confirmPassword'], message: text.passwordsDoNotMatch },
    ])
  })
})

it('refuses fields that nobody asked for', () => {
  const value = {
    email: 'fan@example.com',
    password: '12345678',
    firstName: 'Ada',
    lastName: 'Fan',
    emailVerifiedAt: '2026-01-01',
  }
  expect(signUpFields.safeParse(value).success).toBe(false)
})
