import { expect, it } from 'vitest'
import { composeMail } from '@/src/server/mail/compose-mail'

const content = {
  siteName: 'Luna <Vale>',
  heading: 'Thank you',
  paragraphs: ['<script>alert(1)</script> & "more"'],
  rows: [
    { label: 'Night Bus', detail: 'Digital', amount: '$8.00' },
    { label: 'Total', amount: '$8.00', isTotal: true },
  ],
  button: { label: 'Download', url: 'https://luna.example/o?a=1&b="2"' },
  footer: 'You bought this.',
}

it('escapes every text in the HTML form', () => {
  const { html } = composeMail(content)
  expect(html).not.toContain('<script>')
  expect(html).toContain('Luna &lt;Vale&gt;')
  expect(html).toContain('href="https://luna.example/o?a=1&amp;b=&quot;2&quot;"')
})

it('says the same in plain text', () => {
  const { text } = composeMail(content)
  expect(text).toContain('Night Bus (Digital): $8.00\nTotal: $8.00')
  expect(text).toContain('Download: https://luna.example/o?a=1&b="2"')
})
