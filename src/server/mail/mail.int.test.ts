import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { type MailToQueue, queueMail } from '@/src/server/mail/queue-mail'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { withTx } from '@/src/server/transaction'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { type MailServer, startMailServer } from '@/src/testing/mail-server'
import { readMail, writeMail } from '@/src/testing/mails'
import { payload } from '@/src/testing/test-payload'

let smtp: MailServer
let luna: Awaited<ReturnType<typeof createTenant>>

beforeAll(async () => {
  smtp = await startMailServer()
  setEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: 'Bandstand <shop@example.com>' })
  luna = await createTenant(payload, 'Luna')
  await rename(luna.profile.id, 'Łuna “Välè” 月')
})
beforeEach(() => {
  smtp.mails.length = 0
  smtp.answer = () => undefined
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
})

const rename = (profileId: string, name: string) =>
  payload.db.pool.query('update profiles set name = $2 where id = $1', [profileId, name])
const write = (dedupeKey: string, mail?: Partial<MailToQueue>) =>
  writeMail(payload, dedupeKey, mail)
const read = (dedupeKey: string) => readMail(payload, dedupeKey)
const send = () => sendDueMails(payload)

it('sends a mail once, however often its fact is told, with a Message-ID made of it', async () => {
  await write('once')
  await write('once')
  expect(await read('once')).toMatchObject({ state: 'queued', tries: 0 })
  expect(await send()).toBe('none left')
  await send()
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]).toMatchObject({ subject: 'Your order', receivers: ['fan@example.com'] })
  expect(smtp.mails[0]?.messageId).toMatch(/^<[0-9a-f]{40}@example\.com>$/)
  expect(smtp.mails[0]?.from?.text).toBe('"Bandstand" <shop@example.com>')
  const { id: _, ...sent } = { ...(await read('once')) }
  expect(sent).toMatchObject({ state: 'sent', tries: 1, nextTryAt: null, error: null })
})

it('sends no mail of a transaction that failed', async () => {
  const req = await createLocalReq({}, payload)
  const failing = withTx(req, async () => {
    await queueMail(req, {
      profileId: null,
      to: 'fan@example.com',
      subject: 'x',
      html: '',
      text: '',
      kind: 'receipt',
      about: null,
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

it('sends pictures that stand in the HTML along with it, where mail programs draw them', async () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await write('drawn', { html: `<img src="data:image/png;base64,${png}" alt="" width="1">` })
  await send()
  const [picture, ...others] = smtp.mails[0]?.attachments ?? []
  expect(others).toEqual([])
  expect(picture).toMatchObject({ contentType: 'image/png', related: true })
  expect(picture?.cid).toBeTruthy()
  expect(picture?.content.toString('base64')).toBe(png)
})

it('lets answers come to the artist, unless a mail names somebody else for them', async () => {
  const answering = await createTenant(payload, 'Answering')
  await payload.update({
    collection: slugs.profiles,
    id: answering.profile.id,
    data: { answersTo: 'band@example.com' },
  })
  await write('to the artist', { profileId: answering.profile.id, subject: 'News' })
  await write('to a fan', {
    profileId: answering.profile.id,
    subject: 'A message',
    replyTo: 'ada@example.com',
  })
  await write('of another site', { profileId: luna.profile.id, subject: 'Other news' })
  // What is answered is quoted, and holds the way into an account.
  for (const kind of ['password-reset', 'confirm-email'] as const) {
    await write(kind, { profileId: answering.profile.id, subject: kind, kind })
  }
  await send()
  const answersTo = smtp.mails.map(({ subject, replyTo }) => [subject, replyTo?.text])
  expect(Object.fromEntries(answersTo)).toEqual({
    News: 'band@example.com',
    'A message': 'ada@example.com',
    'Other news': undefined,
    'password-reset': undefined,
    'confirm-email': undefined,
  })
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
  const evilSite = await createTenant(payload, 'Evil')
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
