import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { type MailToQueue, queueMail } from '@/src/server/mail/queue-mail'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { withTx } from '@/src/server/transaction'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'
import { type MailServer, startMailServer } from '@/src/testing/mail-server'

let test: TestPayload
let smtp: MailServer
let luna: Awaited<ReturnType<typeof createTenant>>

beforeAll(async () => {
  smtp = await startMailServer()
  process.env.SMTP_URL = smtp.url
  process.env.MAIL_FROM = 'Bandstand <shop@example.com>'
  test = await bootTestPayload()
  luna = await createTenant(test.payload, 'Luna')
  await rename(luna.profile.id, 'Łuna “Välè” 月')
})
beforeEach(() => {
  smtp.mails.length = 0
  smtp.answer = () => undefined
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
  await test.close()
})

const rename = (profileId: string, name: string) =>
  test.payload.db.pool.query('update profiles set name = $2 where id = $1', [profileId, name])

async function write(dedupeKey: string, mail: Partial<MailToQueue> = {}) {
  await queueMail(await createLocalReq({}, test.payload), {
    profileId: null,
    to: 'fan@example.com',
    subject: 'Your order',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    kind: 'receipt',
    ...mail,
    dedupeKey,
  })
}

async function read(dedupeKey: string) {
  const { docs } = await test.payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: dedupeKey } },
  })
  expect(docs).toHaveLength(1)
  return docs[0]
}

const send = () => sendDueMails(test.payload)

/** As if the wait for the next try were over. */
const letTimePass = () =>
  test.payload.db.pool.query(
    `update mail_log set next_try_at = now() where next_try_at is not null`,
  )

it('sends a mail once, however often its fact is told, with a Message-ID made of it', async () => {
  await write('once')
  await write('once')
  expect(await read('once')).toMatchObject({ state: 'queued', tries: 0 })
  expect(await send()).toBe('none left')
  await send()
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatchObject({ subject: 'Your order', receivers: ['fan@example.com'] })
  expect(smtp.mails[0]?.messageId).toMatch(/^<[0-9a-f]{40}@bandstand>$/)
  expect(smtp.mails[0]?.from?.text).toBe('"Bandstand" <shop@example.com>')
  const { id: _, ...sent } = { ...(await read('once')) }
  expect(sent).toMatchObject({ state: 'sent', tries: 1, nextTryAt: null, error: null })
})

it('sends no mail of a transaction that failed', async () => {
  const req = await createLocalReq({}, test.payload)
  const failing = withTx(req, async () => {
    await queueMail(req, {
      profileId: null,
      to: 'fan@example.com',
      subject: 'x',
      html: '',
      text: '',
      kind: 'receipt',
      dedupeKey: 'undone',
    })
    throw new Error('no order after all')
  })
  await expect(failing).rejects.toThrow('no order after all')
  await send()
  expect(smtp.mails).toEqual([])
})

it('writes in the name of the site, in any script, with attachments', async () => {
  const calendar = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  const picture = Buffer.from('89504e470d0a1a0a00ff', 'hex')
  await write('whole', {
    profileId: luna.profile.id,
    to: 'fän@bücher.example',
    subject: 'Köszönöm 🎟️ ありがとう',
    html: '<p>Grüße</p>',
    text: 'Grüße',
    replyTo: 'luna@example.com',
    attachments: [
      {
        fileName: '../../東京.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: calendar,
      },
      { fileName: 'a\r\nBcc: x@example.com".png', contentType: 'image/png', content: picture },
      { fileName: '', contentType: 'x\r\nBcc: y@example.com', content: Buffer.from('PDF') },
    ],
  })
  await send()
  const [mail] = smtp.mails
  expect(mail?.from?.value).toEqual([{ name: 'Łuna “Välè” 月', address: 'shop@example.com' }])
  expect(mail).toMatchObject({ subject: 'Köszönöm 🎟️ ありがとう', html: '<p>Grüße</p>' })
  expect(mail?.text?.trim()).toBe('Grüße')
  expect(mail?.replyTo?.text).toBe('luna@example.com')
  expect(
    mail?.attachments.map(({ filename, contentType, content }) => [filename, contentType, content]),
  ).toEqual([
    ['東京.ics', 'text/calendar', calendar],
    ['a Bcc x@example.com .png', 'image/png', picture],
    ['attachment', 'application/octet-stream', Buffer.from('PDF')],
  ])
  expect(mail?.bcc).toBeUndefined()
})

it('refuses attachments that are too large, before anything is stored', async () => {
  const content = Buffer.alloc(2 * 1024 * 1024 + 1)
  const huge = write('huge', { attachments: [{ fileName: 'a', contentType: 'a/b', content }] })
  await expect(huge).rejects.toThrow('at most')
})

const evil = 'x\r\nBcc: all@example.com\r\n\r\n<p>Other'

it.each<[string, Partial<MailToQueue>]>([
  ['subject', { subject: evil }],
  ['answer address', { replyTo: `luna@example.com${evil}` }],
  ['second answer address', { replyTo: 'a@example.com, b@example.com' }],
  ['way off a list', { unsubscribeUrl: `https://luna.example/?${evil}>, <mailto:x@example.com>` }],
])('takes no headers from the %s', async (name, mail) => {
  await write(`evil ${name}`, mail)
  await send()
  expect(smtp.mails).toHaveLength(1)
  const [received] = smtp.mails
  expect(received?.receivers).toEqual(['fan@example.com'])
  expect(received?.head).not.toMatch(/^(Bcc|Cc):/im)
  expect(received?.html).toBe('<p>Thank you</p>')
  expect(received?.replyTo?.value ?? []).not.toHaveLength(2)
  expect(received?.head).not.toContain('<mailto:')
})

it('takes no headers from the name of a site', async () => {
  const evilSite = await createTenant(test.payload, 'Evil')
  await rename(evilSite.profile.id, `Evil" <boss@bank.example>${evil}`)
  await write('evil site', { profileId: evilSite.profile.id })
  await send()
  expect(smtp.mails[0]?.from?.value).toHaveLength(1)
  expect(smtp.mails[0]?.from?.value[0]?.address).toBe('shop@example.com')
  expect(smtp.mails[0]?.head).not.toMatch(/^Bcc:/im)
})

it.each(['a@example.com, b@example.com', 'a@example.com\r\nRCPT TO:<b@example.com>', 'nobody', ''])(
  'sends nothing to “%s”, which is not one address',
  async (to) => {
    await write(`no address ${to}`, { to })
    await send()
    expect(smtp.mails).toEqual([])
    const mail = await read(`no address ${to}`)
    expect(mail).toMatchObject({ state: 'failed', error: 'This is not one email address.' })
  },
)

it('lets mail programs take their user off a list, and only off a list', async () => {
  const url = 'https://luna.example/api/public/email-lists/unsubscribe/one-click?token=abc'
  await write('list', { profileId: luna.profile.id, unsubscribeUrl: url, kind: 'newsletter' })
  await write('no list')
  await send()
  const [list, receipt] = smtp.mails.toSorted((a) => (a.head.includes('List-') ? -1 : 1))
  expect(list?.head).toContain(`List-Unsubscribe: <${url}>`)
  expect(list?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(list?.head).toMatch(/^List-ID: .*<newsletter\.[a-z0-9-]+\.localhost>$/im)
  expect(receipt?.head).not.toContain('List-')
})

it('tries again what is refused for now, later each time, and sends it then once', async () => {
  smtp.answer = () => 451
  await write('later')
  await send()
  const first = await read('later')
  expect(first).toMatchObject({ state: 'queued', tries: 1 })
  expect(first?.error).toBe('The mail server asked to try again later: 451 Not this one')
  await send()
  expect(await read('later')).toMatchObject({ tries: 1 })
  await letTimePass()
  await send()
  const second = await read('later')
  const wait = (mail: typeof first) =>
    Date.parse(String(mail?.nextTryAt)) - Date.parse(String(mail?.updatedAt))
  expect(Math.round(wait(second) / wait(first))).toBe(2)

  smtp.answer = () => undefined
  await letTimePass()
  await send()
  expect(smtp.mails).toHaveLength(1)
  expect(await read('later')).toMatchObject({ state: 'sent', tries: 3, error: null })
})

it('gives up what is refused for good at once, and what was tried too often', async () => {
  smtp.answer = () => 550
  await write('never')
  await send()
  expect(await read('never')).toMatchObject({
    state: 'failed',
    tries: 1,
    nextTryAt: null,
    error: 'The mail server refused this mail: 550 Not this one',
  })
  smtp.answer = () => 451
  await write('too often')
  await test.payload.db.pool.query(`update mail_log set tries = 15 where dedupe_key = 'too often'`)
  await send()
  expect(await read('too often')).toMatchObject({ state: 'failed', tries: 16, nextTryAt: null })
})

it('does not let one refused address stop the others', async () => {
  smtp.answer = (email) => (email.startsWith('bad') ? 550 : undefined)
  await write('others 1', { to: 'bad@example.com' })
  await write('others 2', { to: 'good@example.com' })
  expect(await send()).toBe('none left')
  expect(smtp.mails.map(({ receivers }) => receivers)).toEqual([['good@example.com']])
})

it('leaves the rest untried while no mail is taken at all, and tells no address of ours', async () => {
  smtp.answer = () => 421
  closeMailTransport()
  for (let n = 0; n < 12; n += 1) {
    await write(`away ${n}`)
  }
  expect(await send()).toBe('server away')
  const { rows } = await test.payload.db.pool.query<{ tries: number; error: string | null }>(
    `select tries::int, error from mail_log where dedupe_key like 'away %' order by tries desc`,
  )
  expect(rows[0]).toEqual({ tries: 1, error: 'The mail server could not be reached.' })
  expect(rows.filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(5)
  smtp.answer = () => undefined
  await letTimePass()
  await send()
  expect(smtp.mails).toHaveLength(12)
})

it('forgets what a mail said that opens an account, once it is sent', async () => {
  smtp.answer = () => 451
  await write('secret', { kind: 'password-reset' })
  await send()
  expect(await read('secret')).toMatchObject({ state: 'queued', text: 'Thank you' })
  smtp.answer = () => undefined
  await letTimePass()
  await send()
  expect(smtp.mails[0]?.text?.trim()).toBe('Thank you')
  expect(await read('secret')).toMatchObject({ state: 'sent', text: null, html: null })
  expect(await read('once')).toMatchObject({ state: 'sent', text: 'Thank you' })
})
