import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { createLocalReq } from 'payload'
import { call, until } from '@/scripts/cluster-proofs/client'
import { allSent } from '@/scripts/cluster-proofs/prove-work'
import type { Proof, Scene } from '@/scripts/cluster-proofs/scene'
import type { Process } from '@/scripts/cluster-proofs/start-cluster'
import { removeFilesJob } from '@/src/server/delivery/rendition-rows'
import { queueMail } from '@/src/server/mail/queue-mail'
import { enqueue } from '@/src/server/queue'
import { runSql, withTx } from '@/src/server/transaction'

const withinMs = 90_000
const run = promisify(execFile)

const ready = ({ origin }: Process) => call(origin, 'GET', '/api/ready')

/** Until every web process says so of itself, and goes on serving. */
async function untilReadySays({ cluster: { webs } }: Scene, wanted: Record<string, unknown>) {
  await until(`ready says ${JSON.stringify(wanted)}`, withinMs, async () => {
    const answers = await Promise.all(webs.map(ready))
    return answers.every(
      ({ status, json }) =>
        status === 200 && Object.entries(wanted).every(([name, value]) => json[name] === value),
    )
  })
}

async function untilLogged(processes: readonly Process[], text: string): Promise<void> {
  await until(`a line “${text}”`, withinMs, async () => {
    const logs = await Promise.all(processes.map(({ log }) => log()))
    return logs.flat().some(({ msg }) => msg?.includes(text))
  })
}

const crash: Proof = {
  name: 'a worker that dies is seen, and its work done by another',
  run: async (scene) => {
    const { cluster, database, payload, profileId, s3 } = scene
    const [dying, other] = cluster.workers
    assert.ok(dying && other)
    await untilReadySays(scene, { jobs: true, workers: 2 })
    const req = await createLocalReq({}, payload)
    for (let number = 0; number < 20; number += 1) {
      await enqueue(req, removeFilesJob, { keys: [`private/${profileId}/crash/${number}`] })
    }
    await dying.stop('SIGKILL')
    await untilReadySays(scene, { jobs: true, workers: 1 })
    await untilLogged([other], 'A worker has died')
    // What it had under way counts as failed after the time that it may take, and is done then.
    await database.query(
      `update jobs.job set started_on = now() - interval '1 hour' where state = 'active' and name = $1`,
      [removeFilesJob.name],
    )
    await until('all jobs are done', withinMs, async () => {
      const { rowCount } = await database.query(
        `select 1 from jobs.job where name = $1 and state <> 'completed' and start_after <= now() + interval '1 hour'`,
        [removeFilesJob.name],
      )
      return rowCount === 0
    })
    const removed = s3.requests.filter(
      ({ method, url }) => method === 'DELETE' && url.pathname.includes('/crash/'),
    )
    assert.equal(new Set(removed.map(({ url }) => url.pathname)).size, 20)
    await dying.start()
    await untilReadySays(scene, { workers: 2 })
  },
}

const poison: Proof = {
  name: 'a job that always fails keeps no other waiting, and is kept for somebody to look at',
  run: async ({ cluster, database, payload, profileId }) => {
    const req = await createLocalReq({}, payload)
    await withTx(req, async () => {
      await enqueue(req, removeFilesJob, { keys: ['../poison'] })
      await runSql(req)`
        update jobs.job set retry_limit = 1, retry_delay = 1, retry_backoff = false
        where data::text like '%../poison%'`
    })
    await enqueue(req, removeFilesJob, { keys: [`private/${profileId}/after-poison`] })
    await untilLogged(cluster.workers, 'Job failed for good')
    const kept = ['completed', 'failed'].map((state) => ({
      name: removeFilesJob.name,
      state,
      count: 1,
    }))
    // The line is written before the queue knows.
    await until('one is kept as failed, the other done', withinMs, async () => {
      const { rows } = await database.query<(typeof kept)[number]>(
        `select name, state::text, count(*)::int from jobs.job
         where data::text like '%poison%' group by 1, 2 order by 1, 2`,
      )
      return isDeepStrictEqual(rows, kept)
    })
    await database.query(`delete from jobs.job where data::text like '%../poison%'`)
  },
}

const store: Proof = {
  name: 'without the store pages are served, and ready says so',
  run: async (scene) => {
    const { cluster, s3 } = scene
    s3.setAway(true)
    try {
      await untilReadySays(scene, { files: false, disk: true })
      for (const { origin } of cluster.webs) {
        assert.equal((await call(origin, 'GET', '/products')).status, 200)
      }
      await untilLogged(cluster.webs, 'The store of files does not answer')
    } finally {
      s3.setAway(false)
    }
    await untilReadySays(scene, { files: true })
  },
}

const mail: Proof = {
  name: 'without the mail server mails wait, ready says so, and each is sent once afterwards',
  run: async (scene) => {
    const { cluster, database, mailServer, payload } = scene
    mailServer.answer = () => 421
    await queueMail(await createLocalReq({}, payload), {
      profileId: null,
      to: 'patient@example.com',
      subject: 'Your order',
      html: '<p>Thank you</p>',
      text: 'Thank you',
      kind: 'receipt',
      about: null,
      dedupeKey: 'fault-mail',
    })
    await untilReadySays(scene, { mail: false })
    await untilLogged(cluster.workers, 'The mail server takes no mails')
    mailServer.answer = () => undefined
    await database.query(`update mail_log set next_try_at = now() where state = 'queued'`)
    await allSent(database)
    await untilReadySays(scene, { mail: true })
    const copies = mailServer.mails.filter(({ receivers }) =>
      receivers.includes('patient@example.com'),
    )
    assert.equal(copies.length, 1)
  },
}

const disk: Proof = {
  name: 'with a full disk pages are served, and ready says so',
  run: async (scene) => {
    const [web] = scene.cluster.webs
    assert.ok(web)
    // Over what the process uses: its files are hidden, and there is no space for others.
    const mounted = await run('mount', [
      '-t',
      'tmpfs',
      '-o',
      'size=64k',
      'tmpfs',
      web.dataDir,
    ]).then(
      () => true,
      () => false,
    )
    if (!mounted) {
      console.log('  Not tried: a small disk can be mounted by root only.')
      return
    }
    try {
      await mkdir(path.join(web.dataDir, 'cache'), { recursive: true })
      await writeFile(path.join(web.dataDir, 'ballast'), Buffer.alloc(60 * 1024)).catch(() => null)
      await until('ready says that the disk is full', withinMs, async () => {
        const { status, json } = await ready(web)
        return status === 200 && json.disk === false
      })
      await untilLogged([web], 'DATA_DIR cannot be written')
      for (const address of ['/', '/store', '/posts', '/about', '/members', '/new-address']) {
        assert.ok((await call(web.origin, 'GET', address)).status < 500, address)
      }
    } finally {
      await run('umount', ['-l', web.dataDir])
    }
    await untilReadySays(scene, { disk: true })
  },
}

const sharedCache: Proof = {
  name: 'without Redis every page and call is answered, and ready says so',
  run: async (scene) => {
    const { redis, cluster, profileId } = scene
    if (!redis) {
      console.log('  Not tried: neither Valkey nor Redis is installed.')
      return
    }
    const paths = ['/', '/products', '/members', `/api/public/products?profileId=${profileId}`]
    const readAll = async () => {
      for (const { origin } of cluster.webs) {
        for (const path of paths) {
          // Nothing that was kept answers this one.
          const address = `${path}${path.includes('?') ? '&' : '?'}unseen=${randomUUID()}`
          assert.equal((await call(origin, 'GET', address)).status, 200, address)
        }
      }
    }
    await untilReadySays(scene, { cache: 'shared' })
    await readAll()
    await redis.stop()
    await readAll()
    await untilReadySays(scene, { cache: 'away' })
    await readAll()
    await redis.start()
    await untilReadySays(scene, { cache: 'shared' })
    await readAll()
  },
}

export const faultProofs: readonly Proof[] = [crash, poison, store, mail, disk, sharedCache]
