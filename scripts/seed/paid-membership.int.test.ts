import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { heldBy, openClub, paymentsOf } from '@/plugins/commerce/testing/members'
import { seedPaidMembership } from '@/scripts/seed/paid-membership'
import { slugs } from '@/src/core/slugs'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { withTx } from '@/src/server/transaction'
import { payload } from '@/src/testing/test-payload'

it('gives the demo a member who pays, and goes on to do so', async () => {
  const luna = await openClub(payload)
  const { basic } = await luna.newTiers()
  const fan = await luna.newFan()
  const member = {
    profileId: luna.profile.id,
    accountId: fan.id,
    email: fan.email,
    tierId: basic.id,
  }
  const req = await createLocalReq({ context: { disableRevalidate: true } }, payload)
  await withTx(req, () => seedPaidMembership({ payload, req }, member))
  expect((await postViewerOf(luna.profile.id, fan)).isPaying).toBe(true)
  expect(await paymentsOf(payload, fan)).toEqual([500])

  const { docs } = await payload.find({
    collection: slugs.memberships,
    where: { account: { equals: fan.id } },
    showHiddenFields: true,
  })
  await luna.act(docs[0]?.checkoutSessionId ?? '', 'next_period')
  expect(await paymentsOf(payload, fan)).toEqual([500, 500])
  expect(await heldBy(payload, fan)).toMatchObject([{ status: 'active', amount: 500 }])
})
