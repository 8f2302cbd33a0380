import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach } from 'vitest'
import { openAutomations, tell } from '@/plugins/automations/testing/open-automations'
import { payload } from '@/src/testing/test-payload'

type Site = Awaited<ReturnType<typeof openAutomations>>

const { pool } = payload.db

/** Two sites of a file, what one of them sells, and a fan of each test, which begins without automations. */
export let luna: Site
export let kito: Site
export let album: Awaited<ReturnType<Site['sell']>>
export let shirt: typeof album
export let fan = ''

/** Called once at the top of each file: modules are shared by the files of a worker, hooks are not. */
export function openScene(): void {
  beforeAll(async () => {
    luna = await openAutomations(payload, 'Luna')
    kito = await openAutomations(payload, 'Kito')
    album = await luna.sell({ title: 'Album', priceMinor: 900 })
    shirt = await luna.sell({ title: 'Shirt', priceMinor: 2000 })
  })

  beforeEach(async () => {
    fan = `fan-${randomUUID()}@example.com`
    await tell(payload)
    await pool.query('delete from automation_runs')
    await pool.query('delete from automations')
  })
}

export const buy = (what = album, who = fan) => luna.buy(what, who)

export const tagsOf = async (email = fan) => {
  const { rows } = await pool.query('select tags from people where email = $1', [email])
  return rows[0]?.tags ?? null
}

export const outcomesOf = async (id: string) =>
  (await luna.runs(id)).map(({ outcomes }) =>
    outcomes.map(({ kind, outcome, note }) => [kind, outcome, note]),
  )
