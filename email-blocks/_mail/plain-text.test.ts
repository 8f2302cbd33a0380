import { expect, it } from 'vitest'
import { plainTextOf } from '@/email-blocks/_mail/plain-text'

it('writes a table among the words row by row', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
  const html = `<p>Come by!</p><table data-text-format="cells"><tbody>${row('City', 'Doors')}${row('Cork', '20:00')}</tbody></table><p>Bye</p>`
  expect(plainTextOf(html)).toBe('Come by!\n\nCity | Doors\nCork | 20:00\n\nBye')
})

it('keeps the addresses, the descriptions and the lines in a cell apart', () => {
  const cell =
    '<p>Cork <a href="https://a.example/t">Tickets</a></p><p><img alt="The pier"><br>late</p>'
  const html = `<table data-text-format="cells"><tbody><tr><td>${cell}</td></tr></tbody></table>`
  expect(plainTextOf(html)).toBe('Cork Tickets https://a.example/t The pier late')
})
