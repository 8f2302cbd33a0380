import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call } from '@/scripts/cluster-proofs/client'
import { asAnybody } from '@/scripts/cluster-proofs/prove-sales'
import type { Scene } from '@/scripts/cluster-proofs/scene'
import { watchGrowth } from '@/scripts/cluster-proofs/watch-growth'
import { buy } from '@/scripts/kill-harness/buyer'
import { waitUntilSettled } from '@/scripts/kill-harness/wait-until-settled'
import { testPassword } from '@/src/testing/factories'
import { createPost } from '@/src/testing/posts'

const atOnce = 20
const postCount = 20
/** Fans that like things; older ones leave. */
const fansKept = 50

type Traffic = { minutes: number; perSecond: number }
type Act = {
  name: string
  weight: number
  run: (origin: string) => Promise<Pick<Answer, 'status'>>
}

/** Readers, searchers, buyers, fans and an artist, spread over all web processes. */
export async function runTraffic(scene: Scene, { minutes, perSecond }: Traffic): Promise<boolean> {
  const { cluster, database, profileId, stripeUrl } = scene
  const postIds: string[] = []
  while (postIds.length < postCount) {
    const caption = `Post ${postIds.length}`
    postIds.push((await createPost(scene.payload, profileId, { caption })).id)
  }
  const acts = actsOf(scene, postIds)
  const total = acts.reduce((sum, { weight }) => sum + weight, 0)
  const statuses = new Map<string, Record<string, number>>()
  const failures: string[] = []
  let under = 0
  let skipped = 0

  const once = async ({ name, run }: Act) => {
    const { origin = '' } = cluster.webs[randomInt(cluster.webs.length)] ?? {}
    const status = await run(origin).then(
      (answer) => String(answer.status),
      (error: unknown) => {
        failures.push(`${name}: ${error}`)
        return 'none'
      },
    )
    const counts = statuses.get(name) ?? {}
    statuses.set(name, { ...counts, [status]: (counts[status] ?? 0) + 1 })
  }

  // Who likes something has an account.
  await acts.find(({ name }) => name === 'sign up')?.run(cluster.webs[0]?.origin ?? '')

  const growth = watchGrowth(scene)
  const startedMs = performance.now()
  for (let number = 0; performance.now() - startedMs < minutes * 60_000; number += 1) {
    await sleep(startedMs + (number * 1000) / perSecond - performance.now())
    let point = randomInt(total)
    const act = acts.find(({ weight }) => {
      point -= weight
      return point < 0
    })
    if (!act || under >= atOnce) {
      skipped += 1
      continue
    }
    under += 1
    once(act).finally(() => {
      under -= 1
    })
  }
  while (under > 0) {
    await sleep(100)
  }
  const grown = await growth.stop()
  const isSettled = await waitUntilSettled(stripeUrl, 1).then(
    () => true,
    (error: unknown) => {
      console.error(error)
      return false
    },
  )
  const left = await whatIsLeft(database)

  console.table(Object.fromEntries(statuses))
  console.table(grown)
  console.log([...new Set(failures)].slice(0, 10).join('\n'))
  console.log('Left behind:', left, 'skipped because too many were under way:', skipped)
  const isWell = [...statuses.values()].every((counts) =>
    Object.keys(counts).every((status) => Number(status) < 400),
  )
  return isWell && isSettled && left.length === 0 && grown.every(({ isSteady }) => isSteady)
}

/** Jobs and mails that wait although they are due, runs that nobody ends, and what failed for good. */
async function whatIsLeft(database: Scene['database']): Promise<unknown[]> {
  const read = async () =>
    (
      await database.query(
        `select name, state::text, count(*)::int from jobs.job
         where (state < 'active' and start_after <= now()) or state in ('active', 'failed') group by 1, 2
         union all
         select 'mail', state::text, count(*)::int from mail_log where state <> 'sent' group by 2`,
      )
    ).rows
  let rows = await read()
  for (const deadline = Date.now() + 60_000; rows.length > 0 && Date.now() < deadline; ) {
    await sleep(500)
    rows = await read()
  }
  return rows
}

function actsOf(scene: Scene, postIds: readonly string[]): Act[] {
  const { cluster, goods, owner, profileId, stripeUrl } = scene
  const fans: string[] = []
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length)]
  const good = () => oneOf(goods)?.productId
  const read = (path: () => string) => (origin: string) => call(origin, 'GET', path())
  const shop = {
    url: cluster.webs[0]?.origin ?? '',
    profileId,
    stripeUrl,
    call: asAnybody(scene),
  }
  const habits = { clicksTwice: false, isSorry: false, member: undefined, isOver: () => true }
  const pages = ['/', '/products', '/members', '/contact', '/login']
  return [
    { name: 'read a page', weight: 30, run: read(() => oneOf(pages) ?? '/') },
    { name: 'read a product', weight: 15, run: read(() => `/products/${good()}`) },
    {
      name: 'read lists',
      weight: 15,
      run: read(
        () => `/api/public/${oneOf(['products', 'posts'])}?profileId=${profileId}&limit=10`,
      ),
    },
    {
      name: 'search',
      weight: 10,
      run: read(
        () => `/api/public/products?profileId=${profileId}&search=${randomUUID().slice(0, 3)}`,
      ),
    },
    {
      name: 'sign up',
      weight: 5,
      run: async (origin) => {
        const answer = await call(origin, 'POST', '/api/public/accounts', {
          body: {
            profileId,
            email: `${randomUUID()}@example.com`,
            password: testPassword,
            firstName: 'Ada',
            lastName: 'Fan',
          },
        })
        fans.push(String(answer.json.token))
        fans.splice(0, fans.length - fansKept)
        return answer
      },
    },
    {
      name: 'buy',
      weight: 5,
      run: async () => {
        await buy(shop, goods.slice(0, randomInt(1, goods.length + 1)), habits)
        return { status: 201 }
      },
    },
    {
      name: 'like',
      weight: 15,
      run: (origin) =>
        call(origin, oneOf(['POST', 'DELETE']) ?? 'POST', '/api/public/likes', {
          token: oneOf(fans) ?? '',
          body: { entityType: 'post', entityId: oneOf(postIds) },
        }),
    },
    {
      name: 'publish',
      weight: 5,
      run: (origin) =>
        call(origin, 'PATCH', `/api/posts/${oneOf(postIds)}?depth=0`, {
          token: owner.token,
          body: { caption: `News ${randomUUID()}` },
        }),
    },
  ]
}
