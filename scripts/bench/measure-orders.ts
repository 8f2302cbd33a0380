import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import { findOriginal, withDatabase } from '@/scripts/bench/fill-database'
import { addOrders } from '@/scripts/bench/fill-orders'
import type { Session } from '@/scripts/bench/session'
import { type Caller, signIn } from '@/scripts/bench/sign-in'

const manyOrders = 100_000
const asksPerRound = 20
const target = { atMost: 500 }

/** How long an artist with very many orders waits for them: the list, filtered, one, the start, and all as a file. */
export async function measureOrders({ rounds, server }: Session): Promise<Figure[]> {
  const { dataDir, origin } = server
  await server.stop()
  const { profileId } = await withDatabase(dataDir, async (client) => {
    const original = await findOriginal(client)
    await addOrders(client, [original.profileId], manyOrders)
    return original
  })
  await server.start()
  const headers = await signIn(origin)
  const id = await anyOrder(headers)
  const list = '/admin/orders'
  const table = `${list}?view=table`
  const places = [
    ['list', 'Artist’s board of 100,000 orders', list],
    ['page', '  their table, page 2,000', `${table}&page=2000`],
    ['waiting', '  those to pack', `${table}&column=pack`],
    ['review', '  those that need a look', `${table}&column=look`],
    ['refund', '  those partly refunded', `${table}&refund=partial`],
    ['search', '  searched for a name', `${table}&words=Ada Fan 4711`],
    ['title', '  searched for a title', `${table}&words=Song 123`],
    ['one', 'Page of an order', `${list}/${id}`],
    ['dashboard', 'Dashboard with 100,000 orders', '/admin'],
  ] as const
  const figures: Figure[] = []
  for (const [key, name, path] of places) {
    const times = await measure(rounds, () => timeOf(`${origin}${path}`, headers))
    figures.push(figureOf({ id: `orders.${key}`, name, unit: 'ms', target }, times))
  }
  const files = await measureFile(
    rounds,
    `${origin}/api/orders/export?profileId=${profileId}`,
    headers,
  )
  return [
    ...figures,
    figureOf(
      { id: 'orders.export.begins', name: 'File of 100,000 orders, begins', unit: 'ms', target },
      files.map(({ firstMs }) => firstMs),
    ),
    figureOf(
      { id: 'orders.export.whole', name: '  is whole', unit: 's' },
      files.map(({ allMs }) => allMs / 1000),
    ),
  ]
}

async function anyOrder(headers: Caller): Promise<string> {
  const response = await fetch(`${headers.origin}/api/orders?limit=1`, { headers })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const [order] = docs
  if (!order) {
    throw new Error('There are no orders to measure.')
  }
  return order.id
}

/** Medians, one per round; the first round only warms up. */
async function measure(rounds: number, ask: () => Promise<number>): Promise<number[]> {
  const medians: number[] = []
  for (let round = -1; round < rounds; round += 1) {
    const times: number[] = []
    for (let count = 0; count < asksPerRound; count += 1) {
      times.push(await ask())
    }
    if (round >= 0) {
      medians.push(median(times))
    }
  }
  return medians
}

async function timeOf(url: string, headers: Caller): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  const text = await response.text()
  if (response.status !== 200 || text.includes('NEXT_REDIRECT')) {
    throw new Error(`${url} answered ${response.status}.`)
  }
  return performance.now() - startedAt
}

async function measureFile(rounds: number, url: string, headers: Caller) {
  const times: { firstMs: number; allMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers })
    let firstMs = 0
    let lines = 0
    const reader = response.body?.getReader()
    for (;;) {
      const { value } = (await reader?.read()) ?? {}
      if (!value) {
        break
      }
      firstMs ||= performance.now() - startedAt
      lines += Buffer.from(value).toString('latin1').split('\n').length - 1
    }
    if (response.status !== 200 || lines <= manyOrders) {
      throw new Error(`The file has ${lines} lines, and answered ${response.status}.`)
    }
    times.push({ firstMs, allMs: performance.now() - startedAt })
  }
  return times
}
