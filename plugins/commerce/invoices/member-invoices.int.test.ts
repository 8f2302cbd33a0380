import { createLocalReq } from 'payload'
import { expect } from 'vitest'
import { issueInvoices, issueInvoicesJob } from '@/plugins/commerce/invoices/issue-invoice'
import { countMissing, issueMissing } from '@/plugins/commerce/invoices/issue-missing'
import type { Fan } from '@/plugins/commerce/testing/members'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { markOf, paidBy, paidMemberTest } from '@/plugins/commerce/testing/paid-members'
import type { MembersInvoices } from '@/src/core/contracts/orders/invoices'
import { slugs } from '@/src/core/slugs'
import { readPdf } from '@/src/server/pdf/testing/read-pdf'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const year = new Date().getUTCFullYear()
const month = new Date().toISOString().slice(0, 7)
const number = (sequence: number) => `TEST-LV-${year}-000${sequence}`

paidMemberTest(
  'a member has an invoice of each payment, and a credit note of what went back',
  async ({ stripe, luna, kito, owner, member, goBack }) => {
    const req = await createLocalReq({}, payload)
    const { fan, tier, paid } = await member()
    // The renewal: as the provider tells of it, while nobody has said who sells.
    await stripe.control('advance', { seconds: 32 * 24 * 3600 })
    await expect.poll(async () => (await paidBy(fan)).length).toBe(2)
    await payload.create({
      collection: slugs.sellers,
      data: {
        profile: luna.profile.id,
        legalName: 'Luna Vale LLC',
        street: 'Main Street 1',
        city: 'Denver',
        country: 'US',
        prefix: 'LV',
      },
    })
    expect(await countMissing(req, luna.profile.id)).toBe(2)
    expect(await issueMissing(req, luna.profile.id)).toEqual({ issued: 2, left: 0 })

    const list = async ({ token }: Fan) =>
      (
        await luna.call<MembersInvoices>('GET', '/api/public/memberships/invoices', { token })
      ).json.map((each) => [each.kind, each.number])
    expect(await list(fan)).toEqual([
      ['invoice', number(2)],
      ['invoice', number(1)],
    ])

    await goBack(paid, 200)
    await expect.poll(async () => (await paidBy(fan))[0]?.refunded).toBe(200)
    await issueInvoicesJob.run(payload, { payment: paid.id })
    const [made] = await stripe.refundsOf(paid.intent)
    await stripe.control('finish-refund', { id: made?.id, status: 'failed' })
    await expect.poll(() => markOf(fan)).toBe('refund_failed')
    const all = await issueInvoices(req, { payment: paid.id })
    expect(all.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual([
      ['invoice', 500],
      ['credit_note', 200],
      ['cancellation', 200],
    ])
    expect(await list(fan)).toEqual([
      ['cancellation', number(4)],
      ['credit_note', number(3)],
      ['invoice', number(2)],
      ['invoice', number(1)],
    ])

    const path = `/api/public/memberships/invoices/${number(1)}`
    const own = await luna.call('GET', path, { token: fan.token })
    const { pages } = await readPdf(own.bytes)
    for (const words of [
      'Luna Vale LLC',
      String(fan.email.split('@')[0]),
      `Membership: ${tier.name}`,
      '$5.00',
    ]) {
      expect(pages[0]).toContain(words)
    }
    const other = await luna.newFan()
    expect(await list(other)).toEqual([])
    expect((await luna.call('GET', path, { token: other.token })).status).toBe(404)
    expect((await luna.call('GET', path)).status).toBe(401)
    const elsewhere = await kito.newFan()
    expect((await kito.call('GET', path, { token: elsewhere.token })).status).toBe(404)

    const zip = `/api/profiles/${luna.profile.id}/invoices.zip?month=${month}`
    const files = await openZip((await rest('GET', zip, owner)).bytes)
    expect([...files.keys()]).toEqual([1, 2, 3, 4].map((at) => `${number(at)}.pdf`))

    // What members pay is nothing for those who send parcels.
    const packer = await createStaff(payload, { [luna.profile.id]: 'fulfiller' })
    const [invoice] = all
    const pdf = `/api/profiles/${luna.profile.id}/invoices/${invoice?.id}/pdf`
    expect((await rest('GET', pdf, owner)).status).toBe(200)
    expect((await rest('GET', pdf, packer)).status).toBe(404)
    expect((await rest('GET', zip, packer)).status).toBe(404)
  },
)
