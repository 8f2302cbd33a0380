import type { Page } from '@playwright/test'
import { editorProblems } from '@/plugins/visual-editor/e2e/axe'
import { findProfileId } from '@/plugins/visual-editor/e2e/owner-api'
import { axeProblems } from '@/site/e2e/axe'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { cookiePrefix } from '@/src/core/auth-cookie'

// The page's own rules would keep the checker out.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })
test.setTimeout(180_000)

const origin = () => process.env.E2E_ORIGIN ?? ''

/** What is on a screen besides Payload's own frame, and what says that it is there. */
const screens = {
  newsletter: { part: 'section[aria-label="Sending"]', sign: 'Nothing is written yet.' },
  list: {
    part: 'section[aria-label="Addresses from and to a file"]',
    sign: /^Import from Mailchimp/,
  },
  log: { part: 'nav[aria-label="State of the mails shown"]', sign: 'State' },
  status: { part: 'section[aria-label="What became of this mail"]', sign: 'Email test' },
  mail: { part: 'section[aria-label="The mail"]', sign: 'Plain text' },
  emails: { part: 'main', sign: 'When an order is paid.' },
} as const

test('axe finds nothing on the screens of mails, in the light and in the dark', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: `${cookiePrefix}-theme`, value: 'light', url: origin() }])
  await signInOwner(context)
  const { request } = page
  const profile = await findProfileId(request, 'luna-vale')
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/${path}`, { headers: fromAdmin, data })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    return doc.id
  }
  const name = `Screens ${Date.now()}`
  const list = await create('email-lists?depth=0', { name, profile })
  const newsletter = await create('newsletters?depth=0', {
    profile,
    subject: name,
    audience: 'list',
    list,
  })
  const shipped = await request.get(`/api/profiles/${profile}/emails/receipt`, {
    headers: fromAdmin,
  })
  const { subject, layout } = (await shipped.json()) as { subject: string; layout: object }
  await request.post(`/api/profiles/${profile}/emails/receipt/test`, {
    headers: fromAdmin,
    data: { subject, layout },
  })
  const query = new URLSearchParams({ 'where[kind][equals]': 'email-test', limit: '1' })
  const log = await request.get(`/api/mail-log?${query}`, { headers: fromAdmin })
  const [mail] = ((await log.json()) as { docs: { id: string }[] }).docs

  const found: string[] = []
  const look = async (path: string, names: readonly (keyof typeof screens)[]) => {
    await page.goto(`/admin/${path}`)
    for (const each of names) {
      const { part, sign } = screens[each]
      await expect(page.locator(part).getByText(sign).first()).toBeVisible({ timeout: 60_000 })
    }
    for (const each of names) {
      const told = await inBothSchemes(page, (rules) =>
        axeProblems(page, screens[each].part, { rules }),
      )
      found.push(...told.map((text) => `${each}: ${text}`))
    }
  }
  await look(`collections/newsletters/${newsletter}`, ['newsletter'])
  await look(`collections/email-lists/${list}`, ['list'])
  await look('collections/mail-log', ['log'])
  await look(`collections/mail-log/${mail?.id}`, ['status', 'mail'])
  await look('collections/email-templates', ['emails'])
  found.push(...(await inEditor(page, newsletter)))
  expect(found).toEqual([])
})

type Check = (rules?: readonly string[]) => Promise<string[]>

/** The dark differs by its colours alone, which follow this attribute. */
async function inBothSchemes(page: Page, check: Check): Promise<string[]> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  const found = await check()
  await html.evaluate(async (element) => {
    element.dataset.theme = 'dark'
    const fades = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.all(fades.map(({ finished }) => finished.catch(() => {})))
  })
  found.push(...(await check(['color-contrast'])).map((text) => `in the dark: ${text}`))
  await html.evaluate((element) => {
    element.dataset.theme = 'light'
  })
  return found
}

async function inEditor(page: Page, newsletter: string): Promise<string[]> {
  await page.goto(`/admin/newsletters/${newsletter}/write`)
  await expect(page.getByTestId('page').getByText('Write something')).toBeVisible({
    timeout: 60_000,
  })
  const look = () => inBothSchemes(page, (rules) => editorProblems(page, rules))
  const found = await look()
  await page.getByRole('button', { name: 'Variables' }).click()
  found.push(...(await look()))
  await page.getByRole('button', { name: 'More about this email' }).click()
  found.push(...(await look()))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preview the email' }).click()
  await expect(page.getByTestId('inbox-row')).toBeVisible()
  found.push(...(await look()))
  return found.map((text) => `editor: ${text}`)
}
