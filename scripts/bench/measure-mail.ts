import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Figure, figureOf } from '@/scripts/bench/figure'
import { type MailResult, mailResult } from '@/scripts/bench/mail-job'
import type { Session } from '@/scripts/bench/session'
import { startMailSink } from '@/scripts/lib/mail-sink'

const script = path.join(import.meta.dirname, 'mail-process.ts')
const receivers = 10_000
const roundsAtMost = 3

/**
 * A mailing to 10,000 receivers: how long it takes to queue, how fast it is sent to a mail server on this
 * machine, beside a bare loop over the same mail program, and what the memory of the sender does meanwhile.
 */
export async function measureMail({ rounds }: Pick<Session, 'rounds'>): Promise<Figure[]> {
  const sink = await startMailSink()
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SMTP_URL: sink.url, MAIL_FROM: 'shop@example.com' },
  })
  const results: MailResult[] = []
  try {
    await answerOf(child)
    for (let round = 0; round < Math.min(rounds, roundsAtMost); round += 1) {
      child.send({ receivers })
      results.push(mailResult.parse(await answerOf(child)))
    }
  } finally {
    const exited = once(child, 'exit')
    child.disconnect()
    await exited
    await sink.close()
  }
  return figures(results)
}

function figures(results: readonly MailResult[]): Figure[] {
  return [
    figureOf(
      { id: 'mail.queue', name: 'Queue 10,000 mails', unit: 's', target: { atMost: 10 } },
      results.map(({ queueSeconds }) => queueSeconds),
    ),
    figureOf(
      { id: 'mail.rate', name: 'Mails sent', unit: 'mails/s', target: { atLeast: 100 } },
      results.map(({ perSecond }) => perSecond),
    ),
    figureOf(
      { id: 'mail.plain', name: 'Mails sent by a loop without a queue', unit: 'mails/s' },
      results.map(({ plainPerSecond }) => plainPerSecond),
    ),
    figureOf(
      { id: 'mail.ratio', name: 'Mails sent: share of that loop', unit: '×' },
      results.map(({ perSecond, plainPerSecond }) => perSecond / plainPerSecond),
    ),
    figureOf(
      {
        id: 'mail.memory',
        name: 'Memory grown while sending 10,000 mails',
        unit: 'MB',
        target: { atMost: 64 },
      },
      results.map(({ grownMb }) => grownMb),
    ),
  ]
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The mail process ended; see above.'))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message)
    })
  })
}
