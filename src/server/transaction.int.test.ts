import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { runSql, txDb, withTx } from '@/src/server/transaction'
import { payload } from '@/src/testing/test-payload'

const newReq = () => createLocalReq({}, payload)
const addRow = (req: PayloadRequest, host: string) =>
  txDb(req).then((db) => db.execute(sql`insert into rate_limits (key) values (${host})`))

async function exists(key: string): Promise<boolean> {
  const rows = await runSql(await newReq())`select 1 from rate_limits where key = ${key}`
  return rows.length > 0
}

describe('withTx', () => {
  it('keeps what was written together', async () => {
    const req = await newReq()
    await withTx(req, async () => {
      await addRow(req, 'a1')
      expect(await exists('a1')).toBe(false)
      await withTx(req, () => addRow(req, 'a2'))
    })
    expect([await exists('a1'), await exists('a2')]).toEqual([true, true])
    expect(req.transactionID).toBeUndefined()
  })

  it('undoes everything when a step fails', async () => {
    const req = await newReq()
    const work = withTx(req, async () => {
      await addRow(req, 'b1')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await exists('b1')).toBe(false)
  })

  it('fails when a nested failure was caught, because the transaction is gone', async () => {
    const req = await newReq()
    const work = withTx(req, async () => {
      await addRow(req, 'c1')
      await req.payload
        .findByID({
          collection: slugs.profiles,
          id: '00000000-0000-4000-8000-000000000000',
          req,
        })
        .catch(() => null)
    })
    await expect(work).rejects.toThrow('rolled back by a nested failure')
    expect(await exists('c1')).toBe(false)
  })

  it('does not report a write that the database lost before the commit', async () => {
    const req = await newReq()
    const work = withTx(req, async () => {
      await addRow(req, 'd1')
      const rows = await runSql(req)<{ pid: number }>`select pg_backend_pid() as pid`
      await payload.db.pool.query('select pg_terminate_backend($1)', [Number(rows[0]?.pid)])
    })
    await expect(work).rejects.toThrow()
    expect(await exists('d1')).toBe(false)
  })

  it('does not report a write whose commit a deferred constraint refuses', async () => {
    const { pool } = payload.db
    await pool.query(`create table deferred_check (id int unique deferrable initially deferred)`)
    const req = await newReq()
    const work = withTx(req, async () => {
      await runSql(req)`insert into deferred_check values (1), (1)`
    })
    await expect(work).rejects.toThrow()
    expect((await pool.query('select * from deferred_check')).rows).toEqual([])
  })

  it('leaves no connection behind', async () => {
    const runs = Array.from({ length: 40 }, async (_, index) => {
      const req = await newReq()
      return withTx(req, async () => {
        await addRow(req, `e${index}`)
        if (index % 2) {
          throw new Error('odd')
        }
      }).catch(() => null)
    })
    await Promise.all(runs)
    expect(payload.db.pool.waitingCount).toBe(0)
    expect(Object.keys(payload.db.sessions ?? {})).toEqual([])
    expect([await exists('e38'), await exists('e39')]).toEqual([true, false])
  })
})

it("makes Payload's own writes fail when their commit does", async () => {
  const { pool } = payload.db
  await pool.query(`
    create function refuse_late() returns trigger language plpgsql as $$
      begin raise exception 'too late'; end $$;
    create constraint trigger refuse_late after insert on domains
      deferrable initially deferred for each row execute function refuse_late()`)
  const profile = await payload.create({
    collection: slugs.profiles,
    data: { name: 'Late', slug: 'late', themeName: 'default' },
  })
  const write = payload.create({
    collection: slugs.domains,
    data: { profile: profile.id, host: 'late.example.com' },
  })
  await expect(write).rejects.toThrow()
})
