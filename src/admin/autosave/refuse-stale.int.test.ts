import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

type Code = { id: string; updatedAt: string; percent: number; oncePerBuyer: boolean }

let made = 0
const createCode = () => {
  made += 1
  const data = { profile: luna.profile.id, code: `SALT${made}`, kind: 'percent', percent: 10 }
  return payload.create({ collection: 'discount-codes', data: data as never })
}
const stored = (id: string) => payload.findByID({ collection: 'discount-codes', id })

const save = (id: string, body: Partial<Code>, seen?: string, token = luna.owner.token) =>
  rest<{ doc: Code; code?: string }>(
    'PATCH',
    `/api/discount-codes/${id}?${new URLSearchParams({ depth: '0', ...(seen && { seen }) })}`,
    { token, body },
  )

it('saves a form that has seen the newest state, and refuses one that has not', async () => {
  const { id, updatedAt } = await createCode()
  const first = await save(id, { percent: 20 }, updatedAt)
  expect(first.status).toBe(200)
  const late = await save(id, { percent: 30 }, updatedAt)
  expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
  expect(await stored(id)).toMatchObject({ percent: 20 })
  const again = await save(id, { percent: 30 }, first.json.doc.updatedAt)
  expect([again.status, again.json.doc.percent]).toEqual([200, 30])
})

it('waits for a save that is under way, and then sees it', async () => {
  const { id, updatedAt } = await createCode()
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const late = await drizzle.transaction(async (tx) => {
    await tx.execute(
      sql`update discount_codes set percent = 20, updated_at = now() where id = ${id}`,
    )
    const waiting = save(id, { oncePerBuyer: false }, updatedAt)
    await untilLocked(payload)
    return { waiting }
  })
  expect((await late.waiting).status).toBe(409)
  expect(await stored(id)).toMatchObject({ percent: 20, oncePerBuyer: true })
})

it('asks no call that says nothing, and tells nobody of another artist’s', async () => {
  const { id, updatedAt } = await createCode()
  await save(id, { percent: 20 }, updatedAt)
  expect((await save(id, { percent: 30 })).status).toBe(200)
  const other = await save(id, { percent: 99 }, updatedAt, kito.owner.token)
  expect([403, 404]).toContain(other.status)
  expect(other.json.code).not.toBe('STALE_REVISION')
  expect((await save(id, { percent: 40 }, 'yesterday')).status).toBe(400)
  expect(await stored(id)).toMatchObject({ percent: 30 })
})
