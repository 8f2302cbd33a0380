import { createLocalReq, type PayloadRequest } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reportSql } from '@/src/server/database/report-sql'
import { logger } from '@/src/server/logger'
import { withTx } from '@/src/server/transaction'
import { databaseUrl, setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { createDatabase } from '@/src/testing/test-database'
import { payload } from '@/src/testing/test-payload'
import { withDatabase } from '@/src/testing/with-database'

const primary = nameOf(databaseUrl())
const urls = [await createDatabase(), await createDatabase()]
const replicas = urls.map(nameOf)
const told = [vi.spyOn(logger, 'info'), vi.spyOn(logger, 'warn')]
const lines = () =>
  told.flatMap(({ mock }) => mock.calls).map(([line]) => line as unknown as { reason?: string })
let req: PayloadRequest

beforeAll(() => {
  setEnvironment({ DATABASE_READ_URLS: urls.join(', ') })
})
beforeEach(async () => {
  req = await createLocalReq({}, payload)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const spy of told) {
    spy.mockClear()
  }
})
afterAll(async () => {
  vi.useRealTimers()
  for (const name of replicas) {
    await onServer(`drop database if exists ${name} with (force)`)
  }
})

it('asks replicas in turn, and the primary within a transaction', async () => {
  expect((await answering(4)).sort()).toEqual([...replicas, ...replicas].sort())
  expect(lines()).toEqual([
    expect.objectContaining({ replica: 2 }),
    expect.objectContaining({ replica: 1 }),
  ])
  expect(await withTx(req, () => answer(req))).toBe(primary)
})

it('asks one replica for all of a request, and the primary for the rest when that fails', async () => {
  const first = await answer(req)
  expect(await answering(3, req)).toEqual([first, first, first])
  await reportSql(req)`select nothing`.catch(() => undefined)
  expect(await answering(2, req)).toEqual([primary, primary])
  // Also for statements that are asked side by side.
  const other = await createLocalReq({}, payload)
  expect(new Set(await Promise.all([answer(other), answer(other)])).size).toBe(1)
})

it('answers staff from there, and writes nothing to it', async () => {
  const { profile, owner } = await createTenant(payload, 'Luna')
  for (const url of urls) {
    await onDatabase(
      url,
      `set session_replication_role = replica;
       insert into people (profile_id, email, seen_at) values ('${profile.id}', 'only@replica.example', now())`,
    )
  }
  const { token } = owner
  const people = await rest('GET', `/api/profiles/${profile.id}/people`, { token })
  expect(JSON.stringify(people.json)).toContain('only@replica.example')
  const file = await rest('GET', `/api/profiles/${profile.id}/people.csv`, { token })
  expect(file.text).toContain('only@replica.example')

  const audited = `select count(*)::int as count from audit_log where action = 'data_exported'`
  expect(await onDatabase(databaseUrl(), audited)).toEqual([{ count: 1 }])
  expect(await onDatabase(urls[0], audited)).toEqual([{ count: 0 }])
  await reportSql(req)`insert into payload_kv (key, data) values ('written', '1')`
  const written = `select count(*)::int as count from payload_kv where key = 'written'`
  expect(await onDatabase(databaseUrl(), written)).toEqual([{ count: 1 }])
  expect(await onDatabase(urls[1], written)).toEqual([{ count: 0 }])
})

it('says what is wrong with a statement, as the primary does', async () => {
  await expect(reportSql(req)`select nothing`).rejects.toMatchObject({ cause: { code: '42703' } })
  await answering(2)
  expect(lines()).toEqual([])
})

it('does not try again on the primary what took too long', async () => {
  for (const url of urls) {
    // The primary would say that there is none.
    await onDatabase(
      url,
      'create function too_slow() returns void language plpgsql as $$ begin raise query_canceled; end $$',
    )
  }
  await expect(reportSql(req)`select too_slow()`).rejects.toMatchObject({
    cause: { code: '57014' },
  })
})

it('leaves a replica that is behind, and not one whose primary has nothing to tell', async () => {
  const [url = '', other] = urls
  await onDatabase(
    url,
    `create schema standby;
     create table standby.state (received pg_lsn, replayed pg_lsn, at timestamptz);
     create table standby.pg_stat_wal_receiver (pid int);
     insert into standby.state values ('0/10', '0/10', now() - interval '1 hour');
     insert into standby.pg_stat_wal_receiver values (1);
     create function standby.pg_is_in_recovery() returns bool language sql return true;
     create function standby.pg_last_wal_receive_lsn() returns pg_lsn language sql as 'select received from standby.state';
     create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select replayed from standby.state';
     create function standby.pg_last_xact_replay_timestamp() returns timestamptz language sql as 'select at from standby.state';
     alter database ${nameOf(url)} set search_path = standby, public, pg_catalog`,
  )
  setEnvironment({ DATABASE_READ_URLS: url })
  for (const [change, asked] of [
    ['select 1', nameOf(url)],
    [`update standby.state set received = '0/20'`, primary],
    [`update standby.state set at = now()`, nameOf(url)],
    [`update standby.state set replayed = '0/20', at = now() - interval '1 hour'`, nameOf(url)],
    ['delete from standby.pg_stat_wal_receiver', primary],
  ]) {
    await onDatabase(url, change)
    vi.setSystemTime(Date.now() + 60_000)
    // One that was left is looked at again while the primary answers.
    await expect.poll(() => answer(), { message: change }).toBe(asked)
  }
  setEnvironment({ DATABASE_READ_URLS: String(other) })
})

it('waits for a replica that is busy, which is well', async () => {
  const [, url = ''] = urls
  setEnvironment({ DATABASE_READ_URLS: url })
  expect(await answer()).toBe(nameOf(url))
  // Longer than a check may take.
  const busy = Array.from({ length: 10 }, () => reportSql(req)`select pg_sleep(2.5)`)
  const asked = `select count(*)::int as count from pg_stat_activity where query = 'select pg_sleep(2.5)' and datname = '${nameOf(url)}'`
  await expect.poll(() => onDatabase(url, asked)).toEqual([{ count: 10 }])
  vi.setSystemTime(Date.now() + 60_000)
  expect(await answer()).toBe(nameOf(url))
  await Promise.all(busy)
})

it('asks the primary while a replica is away, and the replica when it is back', async () => {
  const [, url = ''] = urls
  const name = nameOf(url)
  expect(await answer()).toBe(name)
  await onServer(`drop database ${name} with (force)`)
  told[1]?.mockClear()
  expect(await answering(3)).toEqual([primary, primary, primary])
  expect(lines().filter(({ reason }) => reason)).toEqual([
    expect.objectContaining({
      msg: 'A replica of the database gets no reports',
      reason: '3D000',
    }),
  ])
  await onServer(`create database ${name}`)
  vi.setSystemTime(Date.now() + 60_000)
  await expect.poll(() => answer()).toBe(name)
})

/** Of a request of its own, unless it is told. */
async function answer(within?: PayloadRequest): Promise<string | undefined> {
  const asking = within ?? (await createLocalReq({}, payload))
  const [row] = await reportSql(asking)<{ name: string }>`select current_database() as name`
  return row?.name
}

async function answering(times: number, within?: PayloadRequest): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  for (let time = 0; time < times; time += 1) {
    names.push(await answer(within))
  }
  return names
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

const onServer = (statement: string) =>
  onDatabase(withDatabase(databaseUrl(), 'postgres'), statement)

async function onDatabase(connectionString = '', statement = ''): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
