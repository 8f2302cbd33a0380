import type { BenchServer } from '@/scripts/bench/bench-server'
import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import { type Original, withDatabase } from '@/scripts/bench/fill-database'
import { forgetSite } from '@/scripts/bench/forget-site'
import { signIn } from '@/scripts/bench/sign-in'

const asksPerRound = 9
const target = { atMost: 50 }

export type ColdAsk = { id: string; name: string; path: string; isOwner?: true }

type Place = { server: BenchServer; original: Original; rounds: number }

/** How long one caller waits for what nobody asked for since all of the site was changed. */
export function measureCold(
  asks: readonly ColdAsk[],
  { server, original, rounds }: Place,
): Promise<Figure[]> {
  const { origin, dataDir } = server
  return withDatabase(dataDir, async (client) => {
    const caller = await signIn(origin)
    const medians = new Map<string, number[]>(asks.map(({ id }) => [id, []]))
    for (let round = -1; round < rounds; round += 1) {
      for (const { id, path, isOwner } of asks) {
        const times: number[] = []
        while (times.length < asksPerRound) {
          await forgetSite(client, server, original)
          times.push(await timeOf(`${origin}${path}`, isOwner ? caller : {}))
        }
        // The first round only warms up.
        if (round >= 0) {
          medians.get(id)?.push(median(times))
        }
      }
    }
    return asks.map(({ id, name }) =>
      figureOf({ id: `lists.${id}`, name, unit: 'ms', target }, medians.get(id) ?? []),
    )
  })
}

async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) {
    throw new Error(`${url} answered ${response.status}.`)
  }
  return performance.now() - startedAt
}
