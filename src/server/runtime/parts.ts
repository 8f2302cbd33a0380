import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { env } from '@/src/core/env'
import { logger } from '@/src/server/logger'
import { serverFailures } from '@/src/server/mail/mail-failure'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { storage } from '@/src/server/storage'

/**
 * What visitors are served without: whether `DATA_DIR` can be written, the store of files answers, and the mail
 * server took what it was last given, by whichever worker.
 */
type Parts = { disk: boolean; files: boolean; mail: boolean }

/** However often somebody asks. */
const freshMs = 5000
const answerWithinMs = 3000
const probeText = '0'.repeat(64 * 1024)
/** Never stored: a store that says so works. */
const probeKey = 'public/probe'

const messages: Readonly<Record<keyof Parts, { lost: string; back: string }>> = {
  disk: { lost: 'DATA_DIR cannot be written', back: 'DATA_DIR can be written again' },
  files: {
    lost: 'The store of files does not answer',
    back: 'The store of files answers again',
  },
  mail: {
    lost: 'The mail server takes no mails: they wait, and are tried again',
    back: 'The mail server takes mails again',
  },
}

let known: { parts: Promise<Parts>; atMs: number } | undefined
const lost = new Set<keyof Parts>()

/** How the parts are, at most some seconds ago. What changes is logged once. */
export function stateOfParts(pool: Pick<Pool, 'query'>, now = Date.now()): Promise<Parts> {
  if (!known || now - known.atMs >= freshMs) {
    known = { parts: read(pool), atMs: now }
  }
  return known.parts
}

async function read(pool: Pick<Pool, 'query'>): Promise<Parts> {
  const disk = writeProbe()
  const checks: readonly [keyof Parts, Promise<unknown>][] = [
    ['disk', disk],
    ['files', env().s3 ? storage().head(probeKey) : disk],
    ['mail', expectMails(pool)],
  ]
  const states = await Promise.all(
    checks.map(async ([part, check]) => [part, await isWell(part, check)] as const),
  )
  return Object.fromEntries(states) as Parts
}

async function isWell(part: keyof Parts, check: Promise<unknown>): Promise<boolean> {
  const { lost: msg, back } = messages[part]
  try {
    await within(answerWithinMs, check)
    if (lost.delete(part)) {
      logger.warn({ msg: back })
    }
    return true
  } catch (err) {
    if (!lost.has(part)) {
      lost.add(part)
      logger.error({ msg, err })
    }
    return false
  }
}

async function writeProbe(): Promise<void> {
  const probe = path.join(env().dataDir, `.probe-${process.pid}`)
  try {
    await writeFile(probe, probeText, { flush: true })
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** Those that wait for another try lie behind a moment that is at most so long ago. */
const withinOneTry = '2 minutes'

/** @throws {Error} when a mail waits because of the server, and none was sent since it was tried */
async function expectMails(pool: Pick<Pool, 'query'>): Promise<void> {
  if (!hasMailServer()) {
    return
  }
  const asked = pool.query<{ reason: string }>(
    `with failed as (
       select error as reason, updated_at from mail_log
       where state = 'queued' and is_bulk in (true, false) and error = any($1)
         and next_try_at > now() - $2::interval
       order by updated_at desc limit 1)
     select reason from failed where not exists (
       select 1 from mail_log sent
       where sent.updated_at > failed.updated_at and sent.state = 'sent')`,
    [serverFailures, withinOneTry],
  )
  // A database that is away says nothing of the mail server.
  const failed = await asked.then(
    ({ rows }) => rows[0],
    () => undefined,
  )
  if (failed) {
    throw new Error(failed.reason)
  }
}

export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
