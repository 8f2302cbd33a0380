import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

test.use({ opensAnew: true })

/** What may come with the first word that is written, gzipped; about 100 kB of it are Payload's package. */
const budgetBytes = 250_000

test('the writing tools are light, and what is rarely needed comes when it is', async ({
  context,
  page,
}) => {
  const loaded = watchScripts(page)
  const story = await TextStory.begin(context, page, 'Weight', {
    beforeWriting: async () => {
      // What the editor itself fetches once it is idle comes first.
      await loaded.settle(4000)
      loaded.forget()
    },
  })
  await page.keyboard.type('Words')
  await loaded.settle(1000)
  const first = await loaded.weigh()
  test.info().annotations.push({ type: 'first edit, bytes', description: String(first) })
  expect(first).toBeGreaterThan(50_000)
  expect(first).toBeLessThanOrEqual(budgetBytes)

  // Drawing is among what comes later, so that a smaller sum is not a sum of nothing.
  loaded.forget()
  await page.keyboard.press('Enter')
  await story.insert('drawing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await loaded.weigh()).toBeGreaterThan(5_000)
  await story.end()
})

function watchScripts(page: Page) {
  let bodies: Promise<number>[] = []
  let asked = 0
  let answered = 0
  const isScript = (request: Request) => request.resourceType() === 'script'
  const onEnd = (request: Request) => {
    answered += isScript(request) ? 1 : 0
  }
  page.on('request', (request) => {
    asked += isScript(request) ? 1 : 0
  })
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  page.on('response', (response) => {
    if (isScript(response.request())) {
      bodies.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
    }
  })
  return {
    /** Until so long nothing more was asked for, and all has come. */
    settle: async (quietMs: number) => {
      for (let before = -1; before !== asked || answered < asked; ) {
        before = asked
        await page.waitForTimeout(quietMs)
      }
    },
    forget: () => {
      bodies = []
    },
    weigh: async () => (await Promise.all(bodies)).reduce((total, bytes) => total + bytes, 0),
  }
}
