import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { tone } from '@/plugins/catalog/songs/testing/recordings'
import { axeProblems } from '@/site/e2e/axe'
import { removeProducts } from '@/site/e2e/merch'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { songs: words } = ownerMessages.store
const made: string[] = []
test.afterEach(() => removeProducts(made.splice(0)))

/** With a song, and one that says it is smaller than it is. */
async function bomb(): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(tone(), 'album/04 - Sea.wav')
  zip.addBuffer(Buffer.alloc(5_000_000), 'album/05 - Bomb.wav')
  zip.end()
  const data = await buffer(zip.outputStream)
  data.writeUInt32LE(1000, data.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24)
  return data
}

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test('of an album with much that is wrong, all that is right is kept, and the rest is told of', async ({
  page,
  context,
}) => {
  await signInOwner(context)
  await page.goto('/admin/music')
  await page.getByRole('button', { name: 'New release' }).click()
  await page.waitForURL(/\/music\/[\w-]{36}$/)
  made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  const list = page.getByRole('list', { name: 'Songs', exact: true })
  const titles = list.getByRole('textbox', { name: /^Title of song/ })
  const refused = page.getByRole('list', { name: 'Songs on their way' })

  await test.step('drops recordings, pictures, words, a broken ZIP and what is no song', async () => {
    const wav = 'audio/wav'
    await page.getByLabel('Files of songs').setInputFiles([
      { name: '01 - Salt.wav', mimeType: wav, buffer: tone() },
      { name: '02 - Salt.wav', mimeType: wav, buffer: tone({ hertz: 880 }) },
      { name: `03 - ${'long '.repeat(48)}.wav`, mimeType: wav, buffer: tone({ hertz: 660 }) },
      { name: '06 - Noise.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(2000, 'no song') },
      { name: 'album.zip', mimeType: 'application/zip', buffer: await bomb() },
      { name: 'front.png', mimeType: 'image/png', buffer: await picture('#2a9d8f') },
      { name: 'back.png', mimeType: 'image/png', buffer: await picture('#264653') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Thanks to all') },
    ])
    await expect(page.getByText(/^Left out: notes\.txt\./)).toBeVisible()
    await expect(page.getByText('Of 2 pictures “front.png” counts as the cover.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the cover' })).toBeVisible()
    await expect(refused).toContainText('This file is damaged, or larger than its ZIP says')
    await expect(list.getByText(words.twice)).toHaveCount(2)
    await expect(refused).toContainText('This is no recording that can be sold here')
    await expect(titles).toHaveCount(4)
    // They come as they are sent, and stand in their order once all are through.
    await expect(titles.nth(0)).toHaveValue('Salt')
    await expect(titles.nth(1)).toHaveValue('Salt')
    expect(await axeProblems(page, '[data-testid="release"]')).toEqual([])
  })

  await test.step('a title that is too long stays in its field, with what is wrong', async () => {
    await titles.first().fill('t'.repeat(300))
    await titles.first().press('Enter')
    await expect(page.getByText(words.longTitle(300))).toBeVisible()
    await expect(titles.first()).toHaveValue('t'.repeat(300))
    await titles.first().fill('Salt road')
    await titles.first().press('Enter')
    await expect(page.getByText(words.longTitle(300))).toBeHidden()
    await expect(list.getByText(words.twice)).toHaveCount(0)
  })

  await test.step('a stock below nothing is told of at its place', async () => {
    await page.getByRole('button', { name: 'Add an edition' }).click()
    await page.getByRole('menuitem', { name: 'Vinyl' }).click()
    const stock = page.getByRole('textbox', { name: 'In stock of Vinyl' })
    await stock.fill('-1')
    await stock.blur()
    await expect(page.getByText(ownerMessages.variants.stock)).toBeVisible()
    await expect(stock).toHaveValue('-1')
    await expect(page.getByTestId('save-state')).toContainText('Not all saved')
    await stock.fill('8')
  })

  await test.step('all that is right is there after a reload', async () => {
    await expect(page.getByTestId('save-state')).toContainText('Saved')
    await page.reload()
    await expect(titles).toHaveCount(4)
    await expect(titles.first()).toHaveValue('Salt road')
  })
})
