import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { bundleProcess } from '@/scripts/kill-harness/bundle-process'
import type { MailSink } from '@/scripts/lib/mail-sink'
import { mailingProgress, queueMailing } from '@/src/server/mail/queue-mailing'

type MailKillRun = {
  /** Of this process, on the same database and with the sink's address as `SMTP_URL`. */
  payload: Payload
  sink: MailSink
  profileId: string
  /** For the process that sends. */
  environment: Record<string, string>
  receivers: number
  kills: number
  /**
   * A mail that a process had taken when it died is free again when its lease is over: `true` sets its clock
   * forward in between, when nobody else can have any.
   */
  skipsWaiting: boolean
  log?: (line: string) => void
}

export type MailVerdict = {
  kills: number
  queueSeconds: number
  /** Receivers that got nothing. */
  lost: number
  /** Receivers that got more than one copy: those of mails under way when a process died. */
  doubled: number
  /** Second copies that a mail program cannot recognise as such. */
  unlikeCopies: number
  /** Mails that the log does not call sent. */
  notNoted: number
}

const settleTimeoutMs = 600_000

/** Sends a mailing while the process that sends it is killed again and again, at even distances. */
export async function runMailKills(run: MailKillRun): Promise<MailVerdict> {
  const { payload, sink, receivers, log } = run
  const req = await createLocalReq({}, payload)
  const key = `kills-${Date.now()}`
  const startedMs = performance.now()
  await queueMailing(req, {
    profileId: run.profileId,
    key,
    kind: 'newsletter',
    about: null,
    subject: 'News for {{firstName}}',
    html: '<p>Hello {{firstName}}</p>',
    text: 'Hello {{firstName}}',
    receivers: Array.from({ length: receivers }, (_, n) => ({
      email: `fan-${n}@example.com`,
      values: { firstName: `Fan ${n}` },
      unsubscribeUrl: `https://luna.example/leave?fan=${n}`,
    })),
  })
  const queueSeconds = (performance.now() - startedMs) / 1000
  const script = await bundleProcess('mailer-process')

  let kills = 0
  for (; kills < run.kills; kills += 1) {
    const mailer = await startMailer(script, run.environment)
    const killAt = Math.floor((receivers * (kills + 1)) / (run.kills + 1))
    await until(() => sink.count() >= killAt, mailer)
    const exited = once(mailer, 'exit')
    mailer.kill('SIGKILL')
    await exited
    log?.(`killed after ${sink.count()} mails`)
    if (run.skipsWaiting) {
      await payload.db.pool.query(`update mail_log set next_try_at = now() where state = 'queued'`)
    }
  }

  const mailer = await startMailer(script, run.environment)
  await until(async () => (await mailingProgress(req, key)).queued === 0, mailer)
  mailer.kill('SIGKILL')
  const copies = [...sink.byAddress.values()]
  const { sent } = await mailingProgress(req, key)
  return {
    kills,
    queueSeconds,
    lost: receivers - copies.length,
    doubled: copies.filter(({ length }) => length > 1).length,
    unlikeCopies: copies.filter((ids) => new Set(ids).size > 1).length,
    notNoted: receivers - sent,
  }
}

/** A process that works for the queue: it runs jobs and sends mails. */
export async function startMailer(
  script: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=production', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  await once(child, 'message')
  child.send('go')
  return child
}

/** @throws when it is not so in time, or never will be because the process has ended */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  mailer: ChildProcess,
): Promise<void> {
  const deadline = performance.now() + settleTimeoutMs
  while (!(await isSo())) {
    // Read each time: it changes when the process ends.
    const { exitCode, signalCode } = mailer
    if (exitCode !== null || signalCode !== null) {
      throw new Error(`The process that sends has ended by itself: ${exitCode ?? signalCode}`)
    }
    if (performance.now() > deadline) {
      throw new Error('The mails were not sent in time')
    }
    await sleep(20)
  }
}
