import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'
import { hydrated } from '@/site/e2e/story'

/** A page with one text on it, open for writing, and the same text as visitors see it. */
export class TextStory {
  private constructor(
    readonly builder: BuilderPage,
    readonly stored: StoredPage,
    private readonly id: string,
    private readonly context: BrowserContext,
  ) {}

  static async begin(
    context: BrowserContext,
    page: Page,
    title: string,
    { beforeWriting }: { beforeWriting?: () => Promise<void> } = {},
  ): Promise<TextStory> {
    await signInOwner(context)
    const stored = await createPage(context.request, title)
    const builder = new BuilderPage(page)
    await builder.open(stored.id)
    await beforeWriting?.()
    const before = await builder.ids()
    await builder.card('text').click()
    const id = await builder.newId(before)
    await builder.write(id)
    return new TextStory(builder, stored, id, context)
  }

  get block(): Locator {
    return this.builder.block(this.id)
  }

  /** Opens the words for writing once more. */
  async reopen(): Promise<void> {
    await this.builder.write(this.id)
  }

  /** The element that is written in. */
  get words(): Locator {
    return this.builder.canvas.locator('[data-writing]')
  }

  /** Types a slash and letters, and takes the first entry. */
  async insert(letters: string): Promise<void> {
    const { page } = this.builder
    await page.keyboard.type(`/${letters}`)
    await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
    await page.keyboard.press('Enter')
  }

  /** Publishes and opens the page in another window, as wide as said. */
  async visit(width: number): Promise<Page> {
    const visitor = await this.context.newPage()
    await visitor.setViewportSize({ width, height: 800 })
    await visitor.goto(this.stored.pathname)
    await hydrated(visitor)
    return visitor
  }

  async publish(): Promise<void> {
    // The first one may only let go of a picture, or of what else was picked.
    await expect(async () => {
      if ((await this.words.count()) > 0) {
        await this.builder.page.keyboard.press('Escape')
      }
      await expect(this.words).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await this.builder.publish()
  }

  async end(): Promise<void> {
    expect(this.builder.problems).toEqual([])
    await deletePage(this.context.request, this.stored.id)
  }
}

/** Whether the page can be scrolled sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}

/** The words hear of a moved caret a frame later, which no hand is faster than. */
export async function caretMoved(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
