import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import { logger } from '@/src/server/logger'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { stateOfParts } from '@/src/server/runtime/parts'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { startFakeS3 } from '@/src/testing/fake-s3'
import { startMailServer } from '@/src/testing/mail-server'
import { letMailsBeDue, writeMail } from '@/src/testing/mails'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const s3 = await startFakeS3()
const mailServer = await startMailServer()
afterAll(async () => {
  s3.close()
  await mailServer.close()
})

/** Asked later each time than what is known is kept. */
let nowMs = Date.now()
const state = () => {
  nowMs += 60_000
  return stateOfParts(payload.db.pool, nowMs)
}
const logged = { error: vi.spyOn(logger, 'error'), warn: vi.spyOn(logger, 'warn') }
const told = (level: keyof typeof logged) =>
  logged[level].mock.calls.map(([line]) => (line as { msg?: string }).msg)
beforeEach(() => void vi.clearAllMocks())
afterEach(() => closeMailTransport())

it('says that all parts are well, while visitors are served', async () => {
  await state()
  expect((await rest('GET', '/api/ready')).json).toMatchObject({
    disk: true,
    files: true,
    mail: true,
  })
})

it('loses no upload to a store that is away, and says so once', async () => {
  setEnvironment(s3.environment)
  const { profile, owner } = await createTenant(payload, 'Buckets')
  const artist = createArtist({ profileId: profile.id, token: owner.token })
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3c3' } })
    .png()
    .toBuffer()
  const sent = await artist.send(photo, 'cover.png')
  s3.setAway(true)
  const { status, json } = await artist.register(sent)
  expect([status, json.code]).toEqual([503, 'UNAVAILABLE'])
  logged.error.mockClear()
  expect(await state()).toMatchObject({ disk: true, files: false })
  await state()
  expect(told('error')).toEqual(['The store of files does not answer'])
  s3.setAway(false)
  expect(await state()).toMatchObject({ files: true })
  expect(told('warn')).toContain('The store of files answers again')
  expect((await artist.register(sent)).status).toBe(201)
})

it('says that DATA_DIR cannot be written', async () => {
  setEnvironment({ DATA_DIR: '/dev/null/data' })
  expect(await state()).toMatchObject({ disk: false })
  expect(told('error')).toContain('DATA_DIR cannot be written')
})

it('says that mails wait for their server until one was sent', async () => {
  setEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@example.com' })
  await writeMail(payload, 'waits')
  expect(await sendDueMails(payload)).toBe('server away')
  expect(await state()).toMatchObject({ mail: false })
  expect(told('error')).toContain('The mail server takes no mails: they wait, and are tried again')
  closeMailTransport()
  setEnvironment({ SMTP_URL: mailServer.url, MAIL_FROM: 'shop@example.com' })
  await letMailsBeDue(payload)
  expect(await sendDueMails(payload)).toBe('none left')
  expect(await state()).toMatchObject({ mail: true })
  expect(mailServer.mails.map(({ receivers }) => receivers)).toEqual([['fan@example.com']])
})
