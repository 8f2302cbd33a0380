import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blockSchemas } from '@/email-blocks/_generated/schemas'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { cssProblems } from '@/email-blocks/_mail/testing/css-problems'
import { htmlProblems } from '@/email-blocks/_mail/testing/html-problems'
import { hostile, randomMail } from '@/email-blocks/_mail/testing/random-mail'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { emailTemplates, shippedTemplate } from '@/src/core/email/registry'
import { sampleFacts } from '@/src/core/email/sample'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { rootId, rootType } from '@/src/core/page-document/schema'
import { sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import { runs, times } from '@/src/testing/soak'

type Page = new (
  html: string,
  options: {
    runScripts: 'dangerously'
    virtualConsole: object
    beforeParse: (window: Window) => void
  },
) => { window: Window }

/** It brings no types. */
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: Page
  VirtualConsole: new () => object
}

/** Opens a mail where scripts run; says what ran and what should not be there. */
function problemsOf(html: string): string[] {
  let executions = 0
  const { document } = new JSDOM(html, {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse: (window) => {
      window.alert = () => {
        executions += 1
      }
    },
  }).window
  const all = [...document.querySelectorAll('*')]
  const attributes = all.flatMap((element) => [...element.attributes])
  return [
    ...Array(executions).fill('execution'),
    ...all
      .filter((element) =>
        /^(?:script|iframe|object|embed|form|input|svg|template|link|base)$/i.test(
          element.localName,
        ),
      )
      .map((element) => `element ${element.localName}`),
    ...attributes.filter(({ name }) => /^on/i.test(name)).map(({ name }) => `attribute ${name}`),
    ...attributes
      .filter(
        ({ name, value }) =>
          name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|sms:|#|about:blank$)/.test(value),
      )
      .map(({ value }) => `link ${value}`),
    ...[...document.querySelectorAll('img')]
      .filter(
        (image) =>
          !(
            image.src.startsWith('https://luna.example/') &&
            image.hasAttribute('alt') &&
            Number(image.getAttribute('width')) > 0
          ),
      )
      .map((image) => `picture ${image.outerHTML}`),
    ...attributes
      .filter(({ name, value }) => name === 'style' && /url\(|expression|position:/i.test(value))
      .map(({ value }) => `style ${value}`),
  ]
}

it('writes HTML that mail programs take from any mail, and runs nothing', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(randomMail, async ({ root, blocks, reason, values }) => {
      const { rootId: top, nodes } = subtreeOf(
        sketch(rootType, {}, [
          sketch('email-root', root, blocks),
          sketch('email-footer', { reason }),
        ]),
      )
      const { [top]: first, ...others } = nodes
      const checked = checkDocument(
        { version: 1, nodes: { [rootId]: first, ...others } },
        blockSchemas,
      )
      if (!('document' in checked)) {
        throw new Error(JSON.stringify(checked.problems))
      }
      const [name = '', url = '', ...more] = values
      const compose = await prepareEmail({
        subject: 'By {{site.name}}',
        document: checked.document,
        context: sampleSite('paper'),
      })
      const { html, text } = compose({
        values: { 'site.name': name, 'order.url': url },
        lists: {
          'order.lines': more.map((label) => ({ label, detail: label, amount: label, url: label })),
        },
        unsubscribeUrl: 'https://luna.example/u',
      })
      expect(problemsOf(html)).toEqual([])
      expect(await htmlProblems(html)).toEqual([])
      expect(cssProblems(html)).toEqual([])
      expect(Buffer.byteLength(html)).toBeLessThan(limits.email.htmlMaxBytes)
      expect(text).toContain('Unsubscribe')
      seen += 1
    }),
    runs(100),
  )
  expect(seen).toBe(times(100))
}, 300_000)

it('takes hostile values of variables for words', async () => {
  const all = hostile.join(' ')
  const cases = [
    ...[...emailTemplates.keys()].map((key) => ({ key, value: all as string })),
    ...hostile.map((value) => ({ key: 'receipt', value: value as string })),
  ]
  for (const { key, value } of cases) {
    const template = shippedTemplate(key)
    const facts = sampleFacts(template)
    const compose = await prepareEmail({ ...template, context: sampleSite('midnight') })
    const row = { label: value, detail: value, amount: value, url: value }
    const { html } = compose({
      values: Object.fromEntries(Object.keys(facts.values).map((name) => [name, value])),
      lists: { 'order.lines': [row], 'download.files': [row], 'ticket.codes': [row] },
      unsubscribeUrl: facts.unsubscribeUrl,
    })
    expect(problemsOf(html)).toEqual([])
  }
}, 300_000)
