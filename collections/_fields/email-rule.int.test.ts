import { type Field, flattenAllFields } from 'payload'
import { expect, it } from 'vitest'
import { emailRule } from '@/collections/_fields/email-rule'
import { accountMessages } from '@/src/core/messages/account'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

/** All fields of the kind, with those of groups, by where they are. */
function emailFieldsOf(fields: Field[], place: string): [string, unknown][] {
  return flattenAllFields({ fields }).flatMap((field): [string, unknown][] =>
    field.type === 'email'
      ? [[`${place}.${field.name}`, field.validate]]
      : 'fields' in field
        ? emailFieldsOf(field.fields, `${place}.${'name' in field ? field.name : ''}`)
        : [],
  )
}

it('is the rule of every field for an address, also of those that Payload brings', () => {
  const found = payload.config.collections.flatMap(({ slug, fields }) =>
    emailFieldsOf(fields, slug),
  )
  expect(found.map(([place]) => place)).toEqual(
    expect.arrayContaining(['users.email', 'public-accounts.email', 'profiles.podcast.email']),
  )
  expect(found.filter(([, validate]) => validate !== emailRule.validate)).toEqual([])
})

it('keeps the domain as the DNS has it, and says at the field what is none', async () => {
  const { owner, profile } = await createTenant(payload, 'Luna')
  const change = (email: string) =>
    rest<{ doc?: { podcast: { email: string } }; errors?: { field: string; message: string }[] }>(
      'PATCH',
      `/api/${slugs.profiles}/${profile.id}`,
      { token: owner.token, body: { podcast: { email } } },
    )
  expect((await change('Ada@почта.рф')).json.doc?.podcast.email).toBe('ada@xn--80a1acny.xn--p1ai')
  const { status, json } = await change('ada@example')
  expect(status).toBe(400)
  expect(json.errors).toEqual([{ field: 'podcast.email', message: accountMessages.emailInvalid }])
  expect((await change('')).status).toBe(200)
})
