import type { Page } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { hostileTexts } from '@/plugins/rich-text/testing/hostile-text'
import { hostileAddresses, hostileWords } from '@/plugins/rich-text/testing/hostile-words'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { joinRichTexts, richTextOf } from '@/src/core/rich-text'
import { some } from '@/src/testing/soak'

// A page may be asked for what it would do where no policy of the server stands in the way.
test.use({ bypassCSP: true, opensAnew: true })

const texts = hostileTexts()

/** Counts what ran, in every frame, from the first script on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const note = (what: string) => () => {
      seen.push(`${what} in ${location.href}`)
      return null
    }
    Object.assign(window, { executions: seen })
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox', 'expression']) {
      Object.assign(window, { [name]: note(name) })
    }
  })
}

/** Long enough for what does not run at once: pictures that are missing, animations. */
const settleMs = 300

/** Everything a visitor could do with what is there; then what ran so far, and where links would lead. */
async function provoke(
  page: Page,
  waitMs: number,
): Promise<{ executions: string[]; protocols: string[] }> {
  return page.evaluate(async (quietMs) => {
    const protocols = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      for (const name of ['href', 'src', 'action', 'formAction', 'data']) {
        const value: unknown = Reflect.get(element, name)
        if (typeof value === 'string' && value !== '' && element.hasAttribute(name.toLowerCase())) {
          protocols.add(`${element.tagName} ${new URL(value, location.href).protocol}`)
        }
      }
      for (const type of ['mouseover', 'mouseenter', 'pointerenter', 'animationstart', 'toggle']) {
        element.dispatchEvent(new Event(type, { bubbles: false }))
      }
      element.dispatchEvent(new Event('focus'))
    }
    // Links to pages would leave this one; those that run something run it.
    for (const link of document.querySelectorAll('a')) {
      if (!/^(https?|mailto|sms|tel|about|blob):$/.test(link.protocol)) {
        link.removeAttribute('target')
        link.click()
      }
    }
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    const executions: unknown = Reflect.get(window, 'executions')
    return { executions: executions as string[], protocols: [...protocols].sort() }
  }, waitMs)
}

async function expectHarmless(page: Page, waitMs = settleMs): Promise<void> {
  const { executions, protocols } = await provoke(page, waitMs)
  expect(executions).toEqual([])
  for (const protocol of protocols) {
    expect(protocol).toMatch(/ (https?|mailto|sms|tel|about|blob):$|^IMG data:$/)
  }
}

const perPaste = 40

/** Some to a paste, a line each: a few of them swallow what follows. */
function inParts(lines: readonly string[]): string[] {
  const parts = Array.from({ length: Math.ceil(lines.length / perPaste) }, (_, index) =>
    lines.slice(index * perPaste, (index + 1) * perPaste),
  )
  return parts.map((part) => part.join('\n'))
}

test('the watch sees what runs', async ({ page }) => {
  await watch(page)
  await page.goto('/robots.txt')
  await page.setContent(
    `<img src=x onerror=alert(1)><svg onload=alert(1)></svg><b onmouseover=alert(1)>x</b>
     <a href="javascript:alert(1)">x</a><a href="java&Tab;script:alert(1)">x</a>
     <iframe srcdoc="<script>parent.alert(1)</script>"></iframe>`,
  )
  const { executions, protocols } = await provoke(page, settleMs)
  expect(executions.length).toBeGreaterThanOrEqual(5)
  expect(protocols).toContain('A javascript:')
})

// What the server makes of a text for other places, for the API and for mails: `../hostile-text.test.tsx`.
test.describe('nothing of the corpus runs', () => {
  let stored: StoredPage | undefined
  test.beforeEach(async ({ context, page }) => {
    test.setTimeout(180_000)
    await signInOwner(context)
    await watch(page)
  })
  test.afterEach(async ({ context }) => {
    if (stored) {
      await deletePage(context.request, stored.id)
      stored = undefined
    }
  })

  test('in text blocks of pages', async ({ context, page }) => {
    stored = await createPage(context.request, 'Hostile')
    const layout = structuredClone(stored.layout) as {
      nodes: Record<string, { type: string; children: string[] }>
    }
    const root = Object.values(layout.nodes).find(({ type }) => type === 'root')
    const ids = texts.map((hostile, index) => {
      const id = `words${index}`
      const doc = joinRichTexts(richTextOf('paragraph', 'Click here'), hostile)
      Object.assign(layout.nodes, { [id]: { type: 'text', props: { doc }, children: [], v: 1 } })
      return id
    })
    root?.children.splice(1, 0, ...ids)
    const answer = await context.request.patch(`/api/pages/${stored.id}?depth=0`, {
      headers: fromAdmin,
      data: { layout, rev: stored.rev, _status: 'published' },
    })
    expect(answer.status(), await answer.text()).toBe(200)

    await page.goto(stored.pathname)
    await expect(page.getByText('<script>alert(1)</script>', { exact: true }).first()).toBeVisible()
    await expectHarmless(page)

    // The same on the canvas, where it is drawn by other code once it is written in.
    const builder = new BuilderPage(page)
    await builder.open(stored.id)
    for (const id of ids) {
      await expect(builder.block(id)).not.toBeEmpty()
    }
    await expectHarmless(page)
    for (const id of some(ids, ids.length)) {
      await builder.block(id).getByText('Click here').click()
      // Hundreds of texts in one block take their time, the more so beside other stories.
      await expect(builder.canvas.locator('[data-writing]')).toBeVisible({ timeout: 45_000 })
      await expectHarmless(page)
      await page.keyboard.press('Escape')
    }
  })

  test('in what is pasted into a text, as words, as markup and as addresses', async ({
    context,
    page,
  }) => {
    const story = await TextStory.begin(context, page, 'Hostile pasted')
    const links = hostileAddresses.map((url) => `<a href="${url.replaceAll('"', '&quot;')}">x</a>`)
    const given = [
      ...inParts(hostileWords).map((text) => ({ 'text/plain': text })),
      ...inParts(hostileWords).map((html) => ({ 'text/html': `<p>x</p>${html}` })),
      ...inParts(links).map((html) => ({ 'text/html': html })),
    ]
    for (const each of some(given, 3)) {
      await story.builder.paste(each)
      await expect(story.words).not.toHaveText('')
      // What runs late is seen with one of the next.
      await expectHarmless(page, 0)
      await story.words.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
    }
    await expectHarmless(page)
    await story.end()
  })
})
