import { expect, it } from 'vitest'
import { mails } from '@/src/core/email/_generated/mails'
import { defineMail } from '@/src/core/email/define-mail'
import { carriesSecret, emailTemplates, opensAccount } from '@/src/core/email/registry'
import { sharedVariables } from '@/src/core/email/shared-variables'

it('declares a variable once: in the folder of the only mail that says it, or among the shared ones', () => {
  const own = Object.values(mails).flatMap(({ ownVariables }) => Object.keys(ownVariables))
  const all = [...own, ...Object.keys(sharedVariables)]
  expect(all).toHaveLength(new Set(all).size)
})

it('gives each mail a place of its own in the list of artists', () => {
  const places = Object.values(mails).flatMap(({ template }) => template?.position ?? [])
  expect(new Set(places).size).toBe(places.length)
  expect(emailTemplates.size).toBe(places.length)
})

it('takes what no mail declares for a secret', () => {
  expect([carriesSecret('receipt'), opensAccount('receipt')]).toEqual([false, false])
  expect([carriesSecret('gift'), opensAccount('gift')]).toEqual([true, false])
  expect([carriesSecret('password-reset'), opensAccount('password-reset')]).toEqual([true, true])
  expect([carriesSecret('of-a-former-release'), opensAccount('toString')]).toEqual([true, true])
})

it('takes no mail that leaves out who it is for, or whether it carries a secret', () => {
  // @ts-expect-error the secret is missing
  const withoutSecret = defineMail({ audience: 'visitor' })
  // @ts-expect-error the audience is missing
  const withoutAudience = defineMail({ secret: 'none' })
  const words = {
    position: 1,
    label: '',
    sentWhen: '',
    subject: '',
    preheader: '',
    heading: '',
    blocks: [],
    reason: '',
  }
  // @ts-expect-error both are missing
  const written = () => defineMail(words)
  const unknown = () =>
    // @ts-expect-error no such variable
    defineMail({ audience: 'owner', secret: 'none', ...words, required: ['order.number'] })
  expect([withoutSecret, withoutAudience, written, unknown]).toHaveLength(4)
})
