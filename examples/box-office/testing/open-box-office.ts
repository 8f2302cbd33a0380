import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'

type Page = {
  id: string
  url: string | null
  state: 'open' | 'paid' | 'expired'
  amount: number
  currency: string
  order: { id: string; attempt: number }
  payment: string | null
}
type Refund = { id: string; refund: string; amount: number; payment: string; currency: string }

const secret = 'secret-of-the-box-office'

/** The service as it is elsewhere: its pages, its refunds, and what it was told. */
export async function openBoxOffice() {
  const pages = new Map<string, Page>()
  const refunds: Refund[] = []
  const told: Record<string, unknown> = {}
  const paid = (payment?: string) => [...pages.values()].find((page) => page.payment === payment)

  function answer(path: string, body: Record<string, unknown> | null): unknown {
    const [what = '', id = '', then] = path.split('/').slice(1)
    if (what === 'pages' && !id) {
      const made = pages.get(String(body?.key)) ?? {
        ...(body as unknown as Pick<Page, 'amount' | 'currency' | 'order'>),
        ...{ id: randomUUID(), url: `${url}/pay`, state: 'open' as const, payment: null },
      }
      pages.set(String(body?.key), made)
      return made
    }
    if (what === 'pages') {
      return [...pages.values()].find((page) => page.id === id)
    }
    if (what !== 'payments') {
      told[path] = body
      return {}
    }
    const page = paid(id)
    if (then === 'refunds' && body) {
      const { refund, amount } = body as Pick<Refund, 'refund' | 'amount'>
      const kept = { id: randomUUID(), refund, amount, payment: id, currency: 'usd' }
      refunds.push(kept)
      return { ...kept, state: 'succeeded', problem: null }
    }
    return then === 'refunds' ? [] : { page, fee: 30, currency: 'usd' }
  }

  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).map(String).join('')
    const known = answer(request.url ?? '', text ? JSON.parse(text) : null)
    response.writeHead(known === undefined ? 404 : 200).end(JSON.stringify(known ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  setEnvironment({ BOX_OFFICE_URL: url, BOX_OFFICE_KEY: 'key', BOX_OFFICE_SECRET: secret })

  return {
    refunds,
    told,
    /** What a buyer does on the page of an order. */
    pay: (orderId: string): Page => {
      const page = [...pages.values()].find(({ order }) => order.id === orderId)
      if (!page) {
        throw new Error(`No page for ${orderId}`)
      }
      return Object.assign(page, { state: 'paid', url: null, payment: randomUUID() })
    },
    /** Its webhook, signed with a secret. */
    send: (page: Page, { signedWith = secret } = {}) => {
      const rawBody = JSON.stringify({ id: randomUUID(), about: { kind: 'page', page } })
      const time = String(Math.floor(Date.now() / 1000))
      const signature = createHmac('sha256', signedWith).update(`${time}.${rawBody}`).digest('hex')
      return rest('POST', '/api/webhooks/box-office-pay', {
        rawBody,
        headers: { 'box-office-time': time, 'box-office-signature': signature },
      })
    },
    close: () => server.close(),
  }
}
