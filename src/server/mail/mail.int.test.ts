import { type AddressInfo, createServer, type Server } from 'node:net'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { queueMail } from '@/src/server/mail/queue-mail'
import { sendMail } from '@/src/server/mail/send-mail'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'

let test: TestPayload
let smtp: Server
let isRefusing = false
const received: string[] = []

/** As much of SMTP as it takes to receive a mail. */
function startSmtp(): Promise<number> {
  smtp = createServer((socket) => {
    let data: string | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n')) {
        if (data !== null) {
          data += `${line}\n`
          if (line === '.') {
            received.push(data)
            data = null
            say('250 taken')
          }
        } else if (/^DATA/i.test(line)) {
          data = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 bye\r\n')
        } else if (/^RCPT/i.test(line)) {
          received.push(line)
          say(isRefusing ? '451 later' : '250 ok')
        } else if (line) {
          say('250 ok')
        }
      }
    })
  })
  return new Promise((resolve) => {
    smtp.listen(0, '127.0.0.1', () => resolve((smtp.address() as AddressInfo).port))
  })
}

beforeAll(async () => {
  process.env.SMTP_URL = `smtp://127.0.0.1:${await startSmtp()}`
  process.env.MAIL_FROM = 'shop@example.com'
  test = await bootTestPayload()
})
afterAll(async () => {
  smtp.close()
  await test.close()
})

async function write(
  dedupeKey: string,
  to = 'fan@example.com',
  kind = 'receipt',
  unsubscribeUrl?: string,
) {
  const req = await createLocalReq({}, test.payload)
  await queueMail(req, {
    profileId: null,
    to,
    subject: 'Your order\r\nBcc: all@example.com',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    kind,
    dedupeKey,
    unsubscribeUrl,
  })
  const { docs } = await test.payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: dedupeKey } },
  })
  return docs
}

const jobs = async () => {
  const { rows } = await test.payload.db.pool.query(
    "select count(*)::int as count from jobs.job where name = 'send-mail'",
  )
  return rows[0].count
}

it('queues one mail and one job for one fact', async () => {
  const before = await jobs()
  expect(await write('fact')).toHaveLength(1)
  const [mail] = await write('fact')
  expect(mail).toMatchObject({ state: 'queued', subject: 'Your order Bcc: all@example.com' })
  expect(await jobs()).toBe(before + 1)
})

it('sends a mail once, with a Message-ID that stays the same', async () => {
  const [mail] = await write('send')
  await sendMail(test.payload, { mailId: mail?.id ?? '' })
  await sendMail(test.payload, { mailId: mail?.id ?? '' })
  const bodies = received.filter((each) => each.includes('Thank you'))
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatch(/^Message-ID: <[0-9a-f]{40}@bandstand>$/m)
  expect(bodies[0]).not.toMatch(/^Bcc:/m)
  const [sent] = await write('send')
  expect(sent).toMatchObject({ state: 'sent' })
})

it('lets mail programs take their user off a list, and only off a list', async () => {
  const url = 'https://luna.example/api/public/email-lists/unsubscribe/one-click?token=abc'
  const [mail] = await write('list', 'fan@example.com', 'email-list', url)
  received.length = 0
  await sendMail(test.payload, { mailId: mail?.id ?? '' })
  const head = received.join('').replaceAll(/\n[ \t]+/g, ' ')
  expect(head).toContain(`List-Unsubscribe: <${url}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  const [receipt] = await write('no list')
  received.length = 0
  await sendMail(test.payload, { mailId: receipt?.id ?? '' })
  expect(received.join('')).not.toContain('List-Unsubscribe')
})

it('forgets what a mail said that opens an account, once it is sent', async () => {
  const [mail] = await write('secret', 'fan@example.com', 'password-reset')
  isRefusing = true
  await expect(sendMail(test.payload, { mailId: mail?.id ?? '' })).rejects.toThrow()
  isRefusing = false
  received.length = 0
  await sendMail(test.payload, { mailId: mail?.id ?? '' })
  expect(received.join()).toContain('Thank you')
  const secret = await write('secret')
  expect(secret[0]).toMatchObject({ state: 'sent', text: null, html: null })
  expect((await write('send'))[0]).toMatchObject({ state: 'sent', text: 'Thank you' })
})

it('keeps a mail for another try when the server does not take it', async () => {
  const [mail] = await write('later')
  isRefusing = true
  await expect(sendMail(test.payload, { mailId: mail?.id ?? '' })).rejects.toThrow()
  expect((await write('later'))[0]).toMatchObject({ state: 'failed' })
  isRefusing = false
  await sendMail(test.payload, { mailId: mail?.id ?? '' })
  expect((await write('later'))[0]).toMatchObject({ state: 'sent', error: null })
})

it('sends to one receiver only, whatever the address holds', async () => {
  const [mail] = await write('two', 'a@example.com, b@example.com')
  received.length = 0
  await sendMail(test.payload, { mailId: mail?.id ?? '' }).catch(() => undefined)
  expect(received.filter((line) => line.startsWith('RCPT'))).not.toHaveLength(2)
})
