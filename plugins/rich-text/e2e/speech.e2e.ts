import type { Page } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

test.use({ opensAnew: true })

/** The device's voice and ear; a test has neither. */
declare global {
  interface Window {
    spoken: SpeechSynthesisUtterance[]
    cancelled: number
    say: (text: string, isFinal?: boolean) => void
    isListening: () => boolean
  }
}

async function lendVoice(page: Page) {
  await page.addInitScript(() => {
    window.spoken = []
    window.cancelled = 0
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        speak: (utterance: SpeechSynthesisUtterance) => {
          window.spoken.push(utterance)
          utterance.onstart?.(new Event('start') as SpeechSynthesisEvent)
        },
        cancel: () => {
          window.cancelled += 1
        },
      },
    })
    type Heard = { resultIndex: number; results: unknown[] }
    let ear: { onresult: ((heard: Heard) => void) | null } | null = null
    class Ear {
      onresult: ((heard: Heard) => void) | null = null
      start() {
        ear = this
      }
      abort() {
        ear = null
      }
    }
    Object.assign(window, { SpeechRecognition: Ear })
    window.isListening = () => ear !== null
    window.say = (transcript, isFinal = true) =>
      ear?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] })
  })
}

let story: TextStory

test.afterEach(() => story.end())

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('bandstand-read') ?? [])].map(String))
const spoken = (page: Page) => page.evaluate(() => window.spoken.map(({ text }) => text))
const boundary = (page: Page, charIndex: number) =>
  page.evaluate((at) => {
    const event = Object.assign(new Event('boundary'), {
      name: 'word',
      charIndex: at,
      charLength: 0,
    })
    window.spoken.at(-1)?.onboundary?.(event as unknown as SpeechSynthesisEvent)
  }, charIndex)
const finish = (page: Page) =>
  page.evaluate(() => window.spoken.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent))

test('reads the block under the cursor, marks each word, and stops', async ({ page, context }) => {
  await lendVoice(page)
  story = await TextStory.begin(context, page, 'Reading')
  for (const line of ['First line', 'Second *line* here', 'Third']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const read = page.getByRole('button', { name: 'Read aloud' })
  await read.click()
  await expect(read).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => spoken(page)).toEqual(['Second line here'])
  await expect.poll(() => marked(page)).toEqual(['Second line here'])
  await boundary(page, 7)
  await expect.poll(() => marked(page)).toEqual(['line'])
  await finish(page)
  await expect(read).toHaveAttribute('aria-pressed', 'false')
  expect(await spoken(page)).toEqual(['Second line here'])
  await expect.poll(() => marked(page)).toEqual([])

  // Only what is selected; pressing again ends it, and so does leaving the words.
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+Control+ArrowRight')
  await read.click()
  await expect.poll(async () => (await spoken(page)).at(-1)?.trim()).toBe('First')
  await read.click()
  await expect.poll(() => marked(page)).toEqual([])
  await read.click()
  await expect.poll(() => marked(page)).not.toEqual([])
  const before = await page.evaluate(() => window.cancelled)
  await page.keyboard.press('Escape')
  await expect(story.words).toHaveCount(0)
  expect(await page.evaluate(() => window.cancelled)).toBeGreaterThan(before)
  await expect.poll(() => marked(page)).toEqual([])
})

test('writes what is said, obeys three commands, and visitors read it', async ({
  page,
  context,
}) => {
  await lendVoice(page)
  story = await TextStory.begin(context, page, 'Dictation')
  const write = page.getByRole('button', { name: 'Write by voice' })
  const heard = page.locator('output[popover]')
  const say = (text: string, isFinal = true) =>
    page.evaluate(([words, done]) => window.say(words, done), [text, isFinal] as const)

  await write.click()
  await expect(write).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => window.isListening())).toBe(true)
  await say('salt and', false)
  await expect(heard).toHaveText('salt and')
  await expect(story.words).toHaveText('')
  await say('salt and signal')
  await expect(story.words).toHaveText('salt and signal')
  await expect(heard).toHaveText('salt and signal')
  await expect(heard).toHaveCount(0, { timeout: 2000 })
  await say('New line')
  await say('please undo this new line')
  const lines = story.words.locator('p')
  await expect(lines).toHaveText(['salt and signal', 'please undo this new line'])
  await say('undo')
  await expect(story.words).not.toContainText('please')
  await say('redo')
  await expect(lines).toHaveText(['salt and signal', 'please undo this new line'])
  await say('again')
  await expect(lines.last()).toHaveText('please undo this new line again')
  await write.click()
  await expect.poll(() => page.evaluate(() => window.isListening())).toBe(false)

  await story.publish()
  const visitor = await story.visit(375)
  await expect(visitor.getByText('please undo this new line again')).toBeVisible()
})

test('neither is offered where the browser has none', async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
      Reflect.deleteProperty(window, name)
      Reflect.deleteProperty(Window.prototype, name)
    }
  })
  story = await TextStory.begin(context, page, 'Silence')
  await expect(page.getByRole('toolbar', { name: 'Words' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Write by voice' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Language of the voice' })).toHaveCount(0)
})
