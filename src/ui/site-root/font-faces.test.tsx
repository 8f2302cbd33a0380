import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type FontFamily, fontFamilies, fontStyles } from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** The rules of a page in their order: the last one that holds a letter is the one it is set in. */
function rulesOf(family: FontFamily) {
  return [...renderToStaticMarkup(<FontFaces family={family} />).matchAll(/@font-face{([^}]*)}/g)]
    .map(([, rule = '']) => rule.replaceAll('&quot;', '"'))
    .map((rule) => ({
      family: /font-family:"([^"]*)"/.exec(rule)?.[1],
      face: /font-style:\w+;font-weight:[\d ]+/.exec(rule)?.[0],
      file: /([^/"]*)\.woff2/.exec(rule)?.[1] ?? '',
      ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
        ([, from = '', to = from]) => [from, to].map((digits) => Number.parseInt(digits, 16)),
      ),
    }))
}

function filesFor(family: FontFamily, letter: string): string[] {
  const code = letter.codePointAt(0) ?? 0
  const files = new Map(
    rulesOf(family)
      .filter((rule) => rule.family === family)
      .filter(({ ranges }) => ranges.some(([from = 0, to = 0]) => from <= code && code <= to))
      .map(({ face, file }) => [face, file]),
  )
  return [...files.values()]
}

describe.each(fontFamilies)('%s', (family) => {
  it('has files of its own for letters beyond Latin-1, in every weight and slant', () => {
    const faces = filesFor(family, 'A')
    for (const letter of 'ŻŁąćęńśźřőğ') {
      expect(filesFor(family, letter)).toEqual(
        faces.map((file) => file.replace('-latin-', '-latin-ext-')),
      )
    }
  })

  it('asks who writes English, French or German for no other file', () => {
    for (const letter of 'AzéÀßœŒ–’“…€™ ·') {
      const files = filesFor(family, letter)
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((file) => !/-latin-(?!ext)/.test(file))).toEqual([])
    }
  })

  it('comes with the family of running text, and no third one', () => {
    const named = new Set(rulesOf(family).map((rule) => rule.family))
    expect(named).toEqual(new Set([family, fontStyles[family].text]))
  })
})
