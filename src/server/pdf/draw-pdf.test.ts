import { expect, it } from 'vitest'
import { drawPdf } from '@/src/server/pdf/draw-pdf'
import { runsOf } from '@/src/server/pdf/pdf-fonts'
import type { Sheet } from '@/src/server/pdf/sheet'
import { readPdf } from '@/src/server/pdf/testing/read-pdf'

const options = {
  title: 'Invoice 7',
  author: 'Luna Vale',
  language: 'en',
  at: new Date('2026-11-28T12:00:00Z'),
}

it('draws Latin, Cyrillic and Greek letters that programs read again', async () => {
  const text = 'Łukasz Ångström, вулиця Ґалаґана 5, Αθήνα, 12.50 €'
  const pdf = await drawPdf(options, (sheet) => sheet.text(text))
  const { pages, title } = await readPdf(pdf)
  expect(title).toBe('Invoice 7')
  expect(pages).toEqual([text])
})

it('says so where letters are boxes', async () => {
  const pdf = await drawPdf(options, (sheet) => sheet.text('宇多田 Hikaru'))
  const [text] = (await readPdf(pdf)).pages
  expect(text).toBe('Hikaru A box stands for a letter that this file cannot show')
})

it('goes on on new pages and counts them', async () => {
  const drawRows = (sheet: Sheet) => {
    for (let line = 1; line <= 120; line += 1) {
      sheet.row(
        [{ width: 'rest' }, { width: 80, align: 'right' }],
        [{ text: `Line ${line}` }, { text: `${line}.00` }],
      )
    }
  }
  const { pages } = await readPdf(await drawPdf({ ...options, footer: 'Thanks' }, drawRows))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]).toContain(`Thanks · 1 / ${pages.length}`)
  expect(pages.join(' ')).toContain('Line 120')
})

it('is the same file for the same input', async () => {
  const draw = () => drawPdf(options, (sheet) => sheet.text('Tides', { isBold: true, size: 20 }))
  expect((await draw()).equals(await draw())).toBe(true)
})

it('takes each letter from a font that has it', () => {
  expect(runsOf('Aß Ж Ω語', 'bold').map(({ font, text }) => [font, text])).toEqual([
    ['latin-700', 'Aß '],
    ['cyrillic-700', 'Ж'],
    ['latin-700', ' '],
    ['greek-700', 'Ω'],
    [null, '語'],
  ])
})
