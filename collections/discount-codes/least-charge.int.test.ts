import { expect, it } from 'vitest'
import {
  type CodeInForm,
  leastChargeWarning,
  type Offer,
  offersPath,
} from '@/collections/discount-codes/least-charge'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const sell = async (profileId: string, title: string, priceMinor: number) =>
  (await createProduct(payload, profileId, { title, priceMinor, trackTitles: [] })).product.id

await sell(kito.profile.id, 'Another artist’s', 100)
const song = await sell(luna.profile.id, 'Tideline', 100)
const album = await sell(luna.profile.id, 'Salt & Signal', 900)

const warningOf = async (terms: Partial<CodeInForm>) => {
  const code: CodeInForm = {
    ...{ kind: 'percent', percent: 10, amountMinor: 0, products: [] },
    profile: luna.profile.id,
    ...terms,
  }
  const path = offersPath(code)
  if (!path) {
    return ''
  }
  const { json, status } = await rest<{ docs: Offer[] }>('GET', path, { token: luna.owner.token })
  expect(status).toBe(200)
  return leastChargeWarning(code, json.docs)
}

it.each([
  ['a percentage', { percent: 90 }, /“Tideline” alone costs \$0\.10/],
  ['an amount', { kind: 'amount', amountMinor: 880 }, /“Salt & Signal” alone costs \$0\.20/],
  ['a percentage that leaves enough', { percent: 50 }, /^$/],
  ['all of it', { percent: 100 }, /^$/],
  ['a percentage of something dear', { percent: 90, products: [album] }, /^$/],
  ['the same for what is cheap', { percent: 90, products: [album, song] }, /“Tideline”/],
  [
    'a code of an artist whom the owner does not work for',
    { percent: 90, profile: kito.profile.id },
    /^$/,
  ],
] as const)('warns of a code that takes %s off, or does not', async (_, terms, warning) => {
  expect(await warningOf(terms as Partial<CodeInForm>)).toMatch(warning)
})
