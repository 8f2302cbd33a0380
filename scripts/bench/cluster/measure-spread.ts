import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Cluster } from '@/scripts/bench/cluster/cluster'
import { type Figure, figureOf, quantile } from '@/scripts/bench/figure'
import { type Caller, signIn } from '@/scripts/bench/sign-in'

const changes = 100
const pathname = '/privacy-policy'

/**
 * From the answer to an artist who published a page, by one process, until another one shows it at an address that it
 * keeps.
 *
 * @param id of the figure
 */
export async function measureSpread(
  { webs, original }: Pick<Cluster, 'webs' | 'original'>,
  id: string,
): Promise<Figure[]> {
  const [first] = webs
  const last = webs.at(-1)
  if (!first || !last) {
    return []
  }
  const caller = await signIn(first.origin)
  const page = await findPage(caller, original.profileId)
  const url = `${last.origin}${pathname}`
  const samples: number[] = []
  for (let change = 0; change < changes; change += 1) {
    const title = `Title ${change}.`
    await publish(caller, page, title)
    const publishedAtMs = performance.now()
    while (!(await (await fetch(url)).text()).includes(title)) {
      await sleep(5)
    }
    samples.push(performance.now() - publishedAtMs)
  }
  return [
    figureOf({ id, name: 'What is published shows on another process', unit: 'ms' }, samples),
    figureOf(
      { id: `${id}.p99`, name: '  99 of 100 within', unit: 'ms', target: { atMost: 1000 } },
      [quantile(samples, 0.99)],
    ),
  ]
}

const found = z.object({ docs: z.tuple([z.object({ id: z.string() })]) })

async function findPage(caller: Caller, profileId: string): Promise<string> {
  const where = `where[profile][equals]=${profileId}&where[pathname][equals]=${pathname}`
  const response = await fetch(`${caller.origin}/api/pages?${where}&depth=0`, { headers: caller })
  return found.parse(await response.json()).docs[0].id
}

async function publish(caller: Caller, page: string, title: string): Promise<void> {
  const response = await fetch(`${caller.origin}/api/pages/${page}?depth=0`, {
    method: 'PATCH',
    headers: { ...caller, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  if (!response.ok) {
    throw new Error(`The page could not be published: ${response.status}.`)
  }
}
