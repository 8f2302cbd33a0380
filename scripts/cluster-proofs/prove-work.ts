import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { call, until } from '@/scripts/cluster-proofs/client'
import type { Proof } from '@/scripts/cluster-proofs/scene'
import { readMetrics } from '@/scripts/cluster-proofs/start-cluster'
import { removeFilesJob } from '@/src/server/delivery/rendition-rows'
import { queueMailing } from '@/src/server/mail/queue-mailing'
import { enqueue } from '@/src/server/queue'

const jobCount = 300
const receiverCount = 300
const withinMs = 120_000

const jobs: Proof = {
  name: 'a job runs once',
  run: async ({ cluster, database, payload, profileId, s3 }) => {
    const req = await createLocalReq({}, payload)
    const key = (number: number) => `private/${profileId}/jobs/${number}`
    for (let number = 0; number < jobCount; number += 1) {
      await enqueue(req, removeFilesJob, { keys: [key(number)] })
    }
    const left = async () =>
      (
        await database.query(
          `select 1 from jobs.job where name = $1 and state <> 'completed' and start_after <= now()`,
          [removeFilesJob.name],
        )
      ).rowCount
    await until('all jobs are done', withinMs, async () => (await left()) === 0)
    const removed = s3.requests.filter(
      ({ method, url }) => method === 'DELETE' && url.pathname.includes(`/${profileId}/jobs/`),
    )
    assert.equal(removed.length, jobCount)
    assert.equal(new Set(removed.map(({ url }) => url.pathname)).size, jobCount)
    const done = await Promise.all(
      cluster.workers.map(async ({ metricsUrl }) =>
        (await readMetrics(metricsUrl)).get('bandstand_jobs_total{outcome="done"}'),
      ),
    )
    assert.ok(
      done.every((count) => count),
      `Done by each worker: ${done}`,
    )
  },
}

const mails: Proof = {
  name: 'a mail is sent once',
  run: async ({ database, mailServer, payload, profileId }) => {
    await queueMailing(await createLocalReq({}, payload), {
      profileId,
      key: 'proof',
      kind: 'newsletter',
      about: null,
      subject: 'News for {{firstName}}',
      html: '<p>Hello {{firstName}}</p>',
      text: 'Hello {{firstName}}',
      receivers: Array.from({ length: receiverCount }, (_, number) => ({
        email: `reader-${number}@example.com`,
        values: { firstName: 'Ada' },
      })),
    })
    await allSent(database)
    const copies = new Map<string, number>()
    for (const { receivers } of mailServer.mails) {
      for (const email of receivers.filter((each) => each.startsWith('reader-'))) {
        copies.set(email, (copies.get(email) ?? 0) + 1)
      }
    }
    assert.equal(copies.size, receiverCount)
    assert.deepEqual(new Set(copies.values()), new Set([1]))
  },
}

/** Until every mail of the log has been taken. */
export async function allSent(database: {
  query: (text: string) => Promise<{ rowCount: number | null }>
}) {
  await until('all mails are sent', withinMs, async () => {
    const { rowCount } = await database.query(
      `select 1 from mail_log where state = 'queued' limit 1`,
    )
    return rowCount === 0
  })
}

/** Rounds that look at these tables come every five and ten seconds, in each worker by a clock of its own. */
const heldTables = ['tickets', 'refunds', 'gifts']
/** Shorter than the time that a statement is given. */
const heldMs = 8000

const rounds: Proof = {
  name: 'rounds of one kind do not overlap',
  run: async ({ database }) => {
    const client = await database.connect()
    try {
      let waited = 0
      for (let round = 0; round < 3; round += 1) {
        await client.query('begin')
        for (const table of heldTables) {
          await client.query(`lock table ${table} in access exclusive mode`)
        }
        for (const until = Date.now() + heldMs; Date.now() < until; await sleep(200)) {
          const { rows } = await database.query<{ query: string; count: number }>(
            `select query, count(*)::int as count from pg_stat_activity
             where wait_event_type = 'Lock' and datname = current_database() and state = 'active'
             group by query`,
          )
          const twice = rows.find(({ count }) => count > 1)
          assert.equal(twice, undefined, `Two at a time: ${twice?.query}`)
          waited = Math.max(waited, rows.length)
        }
        await client.query('rollback')
        await sleep(1000)
      }
      assert.ok(waited >= 2, `Only ${waited} kinds of rounds came`)
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
}

const uploads: Proof = {
  name: 'a file goes through any processes, and is taken over once',
  run: async ({ cluster: { webs }, owner: { token }, profileId }) => {
    const [first = '', second = '', third = ''] = webs.map(({ origin }) => origin)
    const data = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#3c3' },
    })
      .png()
      .toBuffer()
    const presigned = await call(first, 'POST', '/api/uploads/presigned-url', {
      token,
      body: { profileId, fileName: 'cover.png', size: data.length },
    })
    assert.equal(presigned.status, 200)
    const put = await fetch(String(presigned.json.presignedUrl), {
      method: 'PUT',
      body: new Uint8Array(data),
    })
    assert.equal(put.status, 200)
    const body = {
      url: presigned.json.remoteUrl,
      size: data.length,
      name: 'cover.png',
      parent: 'website',
      type: 'image',
    }
    const path = `/api/profiles/${profileId}/media`
    const register = (origin: string) => call(origin, 'POST', path, { token, body })
    const answers = await Promise.all([first, second, third].map(register))
    const statuses = answers.map(({ status }) => status)
    assert.ok(statuses.includes(201) && statuses.every((each) => each === 201 || each === 409))
    // A request that came while it was taken over asks again.
    const again = await Promise.all([first, second, third].map(register))
    const ids = new Set(again.map(({ json }) => json.id))
    assert.deepEqual([ids.size, ids.has(undefined)], [1, false])
    const [id] = ids
    for (const origin of [first, second, third]) {
      const { status, json } = await call(origin, 'GET', `${path}/${id}`, { token })
      assert.equal(status, 200)
      assert.equal((await fetch(new URL(String(json.url), origin))).status, 200)
    }
  },
}

export const workProofs: readonly Proof[] = [jobs, mails, rounds, uploads]
