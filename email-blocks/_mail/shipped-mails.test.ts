import { describe, expect, it } from 'vitest'
import { blockSchemas } from '@/email-blocks/_generated/schemas'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { htmlProblems } from '@/email-blocks/_mail/testing/html-problems'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { checkTemplate } from '@/src/core/email/check-template'
import { emailTemplates, shippedTemplate } from '@/src/core/email/registry'
import { sampleFacts } from '@/src/core/email/sample'
import { limits } from '@/src/core/limits'
import type { ThemePresetName } from '@/src/core/theme/theme-presets'
import { isSoak, seed } from '@/src/testing/soak'

const inPresets = (['midnight', 'paper'] as const).flatMap((look) =>
  [...emailTemplates.keys()].map((key, at) => ({ look, key, at })),
)

const awkwardWords = [
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)> & <b>bold</b>',
  '{{site.name}} $1 $& %s \\',
  'נועה\u202E 日本 Ünïcödé 🎸',
  'a'.repeat(500),
  'Line one\r\n\r\nBcc: everyone@example.com',
  '',
]

/** All of them in a soak; else one for each mail, another one each day. */
const awkwardFor = (at: number) =>
  awkwardWords.filter((_, index) => isSoak || (index + at + seed) % awkwardWords.length === 0)

async function written(key: string, look: ThemePresetName) {
  const template = shippedTemplate(key)
  const compose = await prepareEmail({ ...template, context: sampleSite(look) })
  return { template, ...compose(sampleFacts(template)) }
}

describe.each(inPresets)('the mail $key in $look', ({ key, look, at }) => {
  it('passes its own gate unchanged', () => {
    const template = shippedTemplate(key)
    const checked = checkTemplate(template, template, blockSchemas)
    expect(checked).toEqual({ subject: template.subject, document: template.document })
  })

  it('is HTML that mail programs take', async () => {
    const { html } = await written(key, look)
    expect(await htmlProblems(html)).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(limits.email.htmlMaxBytes / 4)
    expect(html).not.toMatch(/<script|<template|\{\{|\}\}|undefined|\[object/)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(
        / src="(?:https:\/\/luna\.example\/[^"]+|data:image\/png;base64,[\w+/=]+)"/,
      )
      expect(image).toMatch(/ alt="[^"]+"/)
      expect(image).toMatch(/ width="\d+"/)
    }
    for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) {
      expect(href).toMatch(/^(?:https:\/\/|about:blank)/)
    }
  })

  it('is such HTML with whatever people are called and write', async () => {
    const template = shippedTemplate(key)
    const compose = await prepareEmail({ ...template, context: sampleSite(look) })
    const facts = sampleFacts(template)
    for (const awkward of awkwardFor(at)) {
      const values = Object.fromEntries(
        Object.entries(facts.values).map(([name, value]) => [
          name,
          /^(?:https?:|\/)/.test(value) ? value : awkward,
        ]),
      )
      const { html, text } = compose({ ...facts, values })
      expect(await htmlProblems(html)).toEqual([])
      expect(html).not.toMatch(/<script|<img src=x|<b>/)
      expect(Buffer.byteLength(html)).toBeLessThan(limits.email.htmlMaxBytes)
      expect(text).not.toContain('undefined')
    }
  })

  it('says the same in plain text, and who sent it', async () => {
    const { html, text, subject, template } = await written(key, look)
    expect(subject).not.toMatch(/\{\{/)
    expect(text).not.toMatch(/[<>]|\{\{|&nbsp;|&amp;/)
    expect(text).toContain('Luna Vale · 12 Harbour Street · 04109 Leipzig')
    expect(text.includes('Unsubscribe')).toBe(template.isMarketing === true)
    for (const [, words = ''] of html.matchAll(/<h1[^>]*>([^<]*)</g)) {
      expect(text).toContain(words)
    }
  })
})

it('says above every mail, and in its plain text, what the site has to say', async () => {
  const template = shippedTemplate('receipt')
  const { mail, ...context } = sampleSite('paper')
  const notice = 'Test payments – no money is taken'
  const compose = await prepareEmail({
    ...template,
    context: { ...context, mail: { ...mail, notice } },
  })
  const { html, text } = compose(sampleFacts(template))
  expect(html.indexOf(notice)).toBeGreaterThan(html.indexOf('<body'))
  expect(html.indexOf(notice)).toBeLessThan(html.indexOf('Thank you for your order'))
  expect(await htmlProblems(html)).toEqual([])
  expect(text.startsWith(`${notice}\n\n`)).toBe(true)
})

it('takes forms that artists made of an earlier receipt', () => {
  const template = shippedTemplate('receipt')
  const former = JSON.parse(
    JSON.stringify(template.document).replace(
      '{{order.shipsTo}}',
      '{{order.shipsTo}} {{order.notice}}',
    ),
  )
  const checked = checkTemplate(template, { subject: 'Thanks', document: former }, blockSchemas)
  expect(checked).toMatchObject({ subject: 'Thanks' })
})

it('lists what decisions ask for, in an artist’s words', () => {
  const labels = [...emailTemplates.values()].map(({ label }) => label)
  const wanted = [
    'Welcome',
    'Confirm email',
    'New password',
    'Email changed',
    'Order receipt',
    'Download ready',
    'Order shipped',
    'Gift delivered',
    'Gift receipt',
    'Membership started',
    'Membership changed',
    'Membership payment failed',
    'Membership ended',
    'New post',
    'Newsletter',
    'Confirm the email list',
    'Message from your contact page',
    'New order',
    'New member',
    'An order needs a look',
  ]
  expect(labels).toEqual(expect.arrayContaining(wanted))
})

it('writes one line for each row of an order, and the largest order is not cut off', async () => {
  const { text } = await written('receipt', 'midnight')
  expect(text).toContain('Tour shirt (Black · M · × 2): $50.00\nShipping: $6.00\nTotal: $65.00')
  const template = shippedTemplate('receipt')
  const compose = await prepareEmail({ ...template, context: sampleSite('midnight') })
  const line = { label: 'A title that is rather long', detail: 'Digital · × 99', amount: '$999.99' }
  const lists = { 'order.lines': Array(limits.cart.maxLines).fill(line) }
  const { html } = compose({ ...sampleFacts(template), lists })
  expect(Buffer.byteLength(html)).toBeLessThan(limits.email.htmlMaxBytes)
})

it.each([
  ['tickets', 'See your tickets', ['Download', 'parcel']],
  ['pickup-ready', 'Ask for it at the merch table', ['post', 'parcel', 'tracking']],
  ['gift', 'Salt &amp; Signal', ['An Evening by the Sea']],
])('shows of %s what such a mail is about, and nothing of others', async (key, said, others) => {
  const { html } = await written(key, 'midnight')
  expect(html).toContain(said)
  expect(others.filter((word) => html.includes(word))).toEqual([])
})

it('shows the pictures that it speaks of', async () => {
  const { html } = await written('tickets', 'midnight')
  expect(html).toContain('the pictures in this mail')
  expect(html.match(/<img src="data:image\/png;base64,[^"]+" alt="Code [^"]+"/g)).toHaveLength(2)
})
