import { afterAll, beforeEach, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import type { MailToQueue } from '@/src/server/mail/queue-mail'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { setEnvironment } from '@/src/testing/environment'
import { startMailServer } from '@/src/testing/mail-server'
import { letMailsBeDue, readMail, writeMail } from '@/src/testing/mails'
import { payload } from '@/src/testing/test-payload'

const smtp = await startMailServer()
setEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: 'Bandstand <shop@example.com>' })
beforeEach(() => {
  smtp.mails.length = 0
  smtp.answer = () => undefined
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
})

const write = (dedupeKey: string, mail?: Partial<MailToQueue>) =>
  writeMail(payload, dedupeKey, mail)
const read = (dedupeKey: string) => readMail(payload, dedupeKey)
const send = () => sendDueMails(payload)
const letTimePass = () => letMailsBeDue(payload)

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
  const { triesMax } = limits.mail
  await payload.db.pool.query(`update mail_log set tries = $1 where dedupe_key = 'too often'`, [
    triesMax - 1,
  ])
  await send()
  expect(await read('too often')).toMatchObject({
    state: 'failed',
    tries: triesMax,
    nextTryAt: null,
  })
})

it('does not let one refused address stop the others', async () => {
  smtp.answer = (email) => (email.startsWith('bad') ? 550 : undefined)
  await write('others 1', { to: 'bad@example.com' })
  await write('others 2', { to: 'good@example.com' })
  expect(await send()).toBe('none left')
  expect(smtp.mails.map(({ receivers }) => receivers)).toEqual([['good@example.com']])
})

it.each(['no address', 'mailto:x@example.com'])(
  'does not let a way off a list that is %j stop the others',
  async (unsubscribeUrl) => {
    const about = `way off ${unsubscribeUrl}`
    await write(about, { unsubscribeUrl })
    await write(`${about}, next`)
    expect(await send()).toBe('none left')
    expect(smtp.mails).toHaveLength(1)
    expect(await read(about)).toMatchObject({
      tries: 1,
      error: 'This mail could not be put together.',
    })
  },
)

it('leaves the rest untried while no mail is taken at all, and tells no address of ours', async () => {
  smtp.answer = () => 421
  closeMailTransport()
  for (let n = 0; n < 12; n += 1) {
    await write(`away ${n}`)
  }
  expect(await send()).toBe('server away')
  const { rows } = await payload.db.pool.query<{ tries: number; error: string | null }>(
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
  await write('open')
  await send()
  expect(await read('open')).toMatchObject({ state: 'sent', text: 'Thank you' })
})
