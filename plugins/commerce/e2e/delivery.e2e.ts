import { readFile } from 'node:fs/promises'
import type { BrowserContext, Download, Page } from '@playwright/test'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { axeProblems } from '@/site/e2e/axe'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { audioState, openRelease } from '@/site/e2e/visitor'

test.setTimeout(180_000)

/** How long a browser finds a recording to be; it has to decode all of it. */
function secondsOf(page: Page, bytes: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const buffer = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(data.buffer)
    return buffer.duration
  }, bytes.toString('base64'))
}

async function download(page: Page, name: string | RegExp): Promise<Download> {
  const button = page.getByRole('button', { name, exact: true })
  const [started] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    button.click(),
  ])
  return started
}

/** Songs are converted while the server already runs. */
async function openWhenReady(page: Page, title: string, formats: RegExp): Promise<void> {
  await openRelease(page, title)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(formats)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 90_000 })
}

async function pay(page: Page, email: string): Promise<void> {
  await page
    .getByRole('dialog', { name: 'My Cart' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
}

test('a visitor sees the formats, buys the album, and gets songs as MP3 and FLAC, and all of it as one', async ({
  page,
}) => {
  await openWhenReady(page, 'Tidewater', /Download as MP3, FLAC, with a bonus file/)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await pay(page, 'album@example.com')

  for (const format of ['MP3', 'FLAC']) {
    await page.getByLabel('Format of Tidewater').selectOption(format)
    const song = await download(page, `Download Neap as ${format}`)
    expect(song.suggestedFilename()).toBe(`03 - Neap.${format.toLowerCase()}`)
    expect(await secondsOf(page, await readFile(await song.path()))).toBeGreaterThan(20)
  }
  expect(await axeProblems(page, 'main')).toEqual([])

  const archive = await download(page, /^Download all \(FLAC, .+\) of Tidewater$/)
  expect(archive.suggestedFilename()).toBe('Luna Vale - Tidewater (FLAC).zip')
  const files = await openZip(await readFile(await archive.path()))
  expect([...files.keys()]).toEqual([
    '01 - Tidewater.flac',
    '02 - The Ferryman Takes Cards Now.flac',
    '03 - Neap.flac',
    '04 - Letters to the Harbourmaster.flac',
    '05 - Slack Water.flac',
    '06 - Home on the Flood.flac',
    'Liner notes and chords.txt',
    'cover.webp',
  ])
  const song = files.get('05 - Slack Water.flac') ?? Buffer.alloc(0)
  expect(await secondsOf(page, song)).toBeGreaterThan(20)
  const notes = await download(page, 'Download Liner notes and chords as TXT')
  expect(await readFile(await notes.path(), 'utf8')).toContain('TIDEWATER')
})

test('a fan redeems a code signed out, and it works only once', async ({ page, context }) => {
  const code = await newCode(context)
  await page.goto(`/redeem?code=${code}`)
  await expect(page.getByLabel('Code')).toHaveValue(code)
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Get your music' }).click()
  await expect(
    page.getByText('Please enter a valid email').or(page.getByText('Email is invalid')),
  ).toBeVisible()
  expect(await axeProblems(page, 'main')).toEqual([])

  await page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByLabel('Email').fill('card@example.com')
  await page.getByRole('button', { name: 'Get your music' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  await expect(
    page.getByRole('button', { name: 'Download Neap as MP3', exact: true }),
  ).toBeVisible()

  await page.goto(`/redeem?code=${code}`)
  await page.getByLabel('Email').fill('second@example.com')
  await page.getByRole('button', { name: 'Get your music' }).click()
  await expect(page.getByText('This code was used already.')).toBeVisible()
})

test('free plays go down, the player says so, and in the end only a preview is left', async ({
  page,
}) => {
  await openWhenReady(page, 'Halfway House', /You can hear each song 3 times before you buy\./)
  const player = page.getByRole('region', { name: 'Player' })
  const play = page
    .getByRole('region', { name: 'Tracks' })
    .getByRole('button', { name: /^(Play|Pause) Halfway House$/ })
  const isHeard = (words: string) =>
    test.step(words, async () => {
      await expect(player.getByText(words)).toBeVisible()
      await expect.poll(async () => (await audioState(page)).seconds).toBeGreaterThan(0.3)
    })
  await play.click()
  await isHeard('2 free plays left')
  // The same hearing goes on after a reload, and takes no other play.
  await page.reload()
  await play.click()
  await isHeard('2 free plays left')
  const left = ['1 free play left', 'This was your last free play']
  for (const words of [...left, 'No free plays left: this is a preview']) {
    await player.getByRole('button', { name: 'Next' }).click()
    await isHeard(words)
  }

  const { id, trackId } = await trackOf(page)
  const direct = await page.request.get(`/api/public/tracks/${trackId}/full`)
  expect([id.length, direct.status()]).toEqual([36, 403])
})

async function trackOf(page: Page): Promise<{ id: string; trackId: string }> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const profile = (await (await page.request.get('/api/public/profiles/current')).json()) as {
    id: string
  }
  const answer = await page.request.get(`/api/public/products/${id}?profileId=${profile.id}`)
  const { variants } = (await answer.json()) as { variants: { tracks: { id: string }[] }[] }
  return { id, trackId: variants[0]?.tracks[0]?.id ?? '' }
}

/** A code of a batch of its own, as its artist makes it. */
async function newCode(context: BrowserContext): Promise<string> {
  const owner = context.request
  const headers = fromAdmin
  await signInOwner(context)
  const found = await owner.get(
    '/api/products?depth=0&where[title][equals]=Tidewater&where[category][equals]=Music',
    { headers },
  )
  const { docs } = (await found.json()) as { docs: { id: string; profile: string }[] }
  const made = await owner.post('/api/download-code-batches', {
    headers,
    data: { name: 'Story', product: docs[0]?.id, profile: docs[0]?.profile, count: 1 },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const csv = await owner.get(`/api/download-code-batches/${doc.id}/codes`, { headers })
  const [code = ''] = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/.exec(await csv.text()) ?? []
  return code
}
