import { expect, type Locator, type Page } from '@playwright/test'
import { openInAdmin } from '@/plugins/visual-editor/e2e/open-in-admin'

type Point = { x: number; y: number }

/** The editor as a story sees it. */
export class BuilderPage {
  readonly canvas: Locator
  readonly dropLine: Locator
  readonly saveState: Locator
  readonly bar: Locator
  readonly settings: Locator
  /** By which the width of the page is dragged. */
  readonly widthGrip: Locator
  readonly problems: string[] = []

  constructor(readonly page: Page) {
    this.canvas = page.getByTestId('page')
    this.dropLine = page.getByTestId('drop-line')
    this.saveState = page.getByTestId('save-state')
    this.bar = this.page.locator('main [role="toolbar"]')
    this.settings = page.getByRole('complementary', { name: 'Settings' })
    this.widthGrip = page.getByRole('slider', { name: 'Width of the page' })
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
        this.problems.push(message.text())
      }
    })
    page.on('pageerror', (error) => this.problems.push(error.message))
  }

  async open(pageId: string): Promise<void> {
    await openInAdmin(this.page, `/admin/collections/pages/${pageId}/builder`)
    await expect(this.canvas.locator('[data-block-id]').first()).toBeVisible({ timeout: 60_000 })
  }

  /** Ids of all blocks in the order in which they are read. */
  ids(): Promise<string[]> {
    return this.canvas
      .locator('[data-block-id]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block-id') ?? ''))
  }

  block(id: string): Locator {
    return this.canvas.locator(`[data-block-id="${id}"]`)
  }

  /** The id that was not there before. */
  async newId(before: readonly string[]): Promise<string> {
    await expect.poll(async () => (await this.ids()).length).toBeGreaterThan(before.length)
    const id = (await this.ids()).find((candidate) => !before.includes(candidate))
    if (!id) {
      throw new Error('No block was added')
    }
    return id
  }

  card(type: string): Locator {
    return this.page.locator(`[data-block-type="${type}"]`)
  }

  grip(): Locator {
    return this.page.locator('[data-drag-handle]')
  }

  /** Presses a button on the selected block, which unfold when it is pointed at. */
  async pressOnBar(name: string): Promise<void> {
    await this.bar.hover()
    await this.bar.getByRole('button', { name, exact: true }).click()
  }

  /** Picks something up and holds it over a point of the window. */
  async carry(from: Locator, to: Point): Promise<void> {
    await from.scrollIntoViewIfNeeded()
    const box = await from.boundingBox()
    if (!box) {
      throw new Error('There is nothing to pick up')
    }
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(start.x + 8, start.y + 8, { steps: 2 })
    await this.page.mouse.move(to.x, to.y, { steps: 8 })
  }

  async dragTo(from: Locator, to: Point): Promise<void> {
    await this.carry(from, to)
    await expect(this.dropLine).toBeVisible()
    await this.page.mouse.up()
  }

  /** A point of a block, by parts of its width and height. */
  async pointIn(id: string, right: number, down: number): Promise<Point> {
    await this.block(id).scrollIntoViewIfNeeded()
    const box = await this.block(id).boundingBox()
    if (!box) {
      throw new Error(`${id} is not on the screen`)
    }
    return { x: box.x + box.width * right, y: box.y + box.height * down }
  }

  chooseDevice(name: 'Computer' | 'Tablet' | 'Phone'): Promise<void> {
    return this.page.getByRole('button', { name: new RegExp(`^${name}, `) }).click()
  }

  /** Selects a block so that no writing begins. */
  async selectByEdge(id: string): Promise<void> {
    const { x, y } = await this.pointIn(id, 0.02, 0.03)
    await this.page.mouse.click(x, y)
    await expect(this.settings.getByRole('button', { name: 'Size and place' })).toBeVisible()
  }

  /** Opens the words of a text block; the caret goes behind the last one. */
  async write(id: string): Promise<Locator> {
    await this.block(id).click()
    const words = this.canvas.locator('[data-writing]')
    await expect(words).toBeVisible()
    return words
  }

  /** Pastes into the words that are written, as browsers do it. */
  async paste(given: { 'text/html'?: string; 'text/plain'?: string }): Promise<void> {
    await this.canvas.locator('[data-writing]').evaluate((element, texts) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(texts)) {
        clipboardData.setData(type, text)
      }
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, given)
  }

  async saved(): Promise<void> {
    await expect(this.saveState).toHaveText(/^Saved · \d\d:\d\d$/)
  }

  /** Saves what is not saved yet and puts the page live, in spite of what could be better. */
  async publish(): Promise<void> {
    const published = this.page.getByRole('button', { name: 'Published', exact: true })
    const anyway = this.page.getByRole('button', { name: 'Publish anyway' })
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(published.or(anyway)).toBeVisible()
    if (await anyway.isVisible()) {
      await anyway.click()
    }
    await expect(published).toBeVisible()
  }
}
