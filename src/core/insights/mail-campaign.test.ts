import { expect, it } from 'vitest'
import { nameLinks } from '@/src/core/insights/mail-campaign'

const site = { origin: 'https://luna.example', newsletterId: 'n1' }
const names = 'utm_source=newsletter&utm_medium=email&utm_campaign=mail-n1'

it.each([
  ['https://luna.example', `https://luna.example?${names}`],
  ['https://luna.example/products?sort=new', `https://luna.example/products?sort=new&${names}`],
  ['https://luna.example/members#post-1', `https://luna.example/members?${names}#post-1`],
  [
    'https://luna.example/leave?token={{leaveToken}}',
    'https://luna.example/leave?token={{leaveToken}}',
  ],
  ['https://luna.example/?utm_source=mine', 'https://luna.example/?utm_source=mine'],
  ['https://luna.example.evil/', 'https://luna.example.evil/'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
])('%s becomes %s', (address, named) => {
  const mail = nameLinks(
    {
      html: `<a href="${address}">Go</a><img src="https://luna.example/a.png">`,
      text: `Go: ${address}`,
    },
    site,
  )
  expect(mail.text).toBe(`Go: ${named}`)
  expect(mail.html).toBe(
    `<a href="${named.replaceAll('&', '&amp;')}">Go</a><img src="https://luna.example/a.png">`,
  )
})
