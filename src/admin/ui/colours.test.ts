import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contrast } from '@/src/core/theme/color'

const legible = 4.5
/** Colours of words, and what they may stand on. */
const grounds = ['bg', 'sunken', 'hover', 'ground', 'chosen', 'accent-tint', 'warn-bg']
const words: Record<string, readonly string[]> = {
  text: grounds,
  'text-quiet': grounds,
  'accent-text': grounds,
  danger: grounds,
  'warn-text': grounds,
  good: ['bg', 'sunken', 'chosen', 'accent-tint', 'warn-bg'],
  'accent-ink': ['accent'],
}
/** Signs, not words. */
const signs = ['line-control']

const sheet = read('src/admin/look/tokens.css')
const light = tokensOf(/^:root \{([^}]*)\}/m)
const schemes = {
  light,
  dark: { ...light, ...tokensOf(/^html\[data-theme="dark"\] \{([^}]*)\}/m) },
}

for (const [scheme, tokens] of Object.entries(schemes)) {
  it(`lets words be read on all that they may stand on, ${scheme}`, () => {
    const pairs = Object.entries(words).flatMap(([word, below]) =>
      below.map((ground) => ({ word, ground })),
    )
    const weak = pairs.filter(
      ({ word, ground }) => contrast(tokens[word] ?? '', tokens[ground] ?? '') < legible,
    )
    expect(weak).toEqual([])
  })
}

it('writes words in these colours alone, as far as they change with the scheme', () => {
  const sheets = [
    'src/admin/ui',
    'src/admin/look',
    'src/admin/media',
    'plugins/studio',
    'plugins/visual-editor/editor',
    'plugins/rich-text',
    'plugins/catalog',
  ]
    .flatMap(sheetsBelow)
    .join('\n')
  // Those of Payload and of the site are judged where they are shown.
  const used = sheets.matchAll(/(?<![\w-])color:\s*var\(--(?!theme-|color-|muted)([\w-]+)\)/g)
  const names = new Set(Array.from(used, ([, name]) => name))
  for (const known of [...Object.keys(words), ...signs]) {
    names.delete(known)
  }
  expect([...names]).toEqual([])
})

function sheetsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.css')).map((file) => read(path.join(folder, file)))
}

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
}

/** Colours of a rule by the name of their token, all as `#rrggbb`. */
function tokensOf(rule: RegExp): Record<string, string> {
  const [, body = ''] = rule.exec(sheet) ?? []
  const tokens = body.matchAll(/--([\w-]+): #([\da-f]{3}|[\da-f]{6});/g)
  return Object.fromEntries(
    Array.from(tokens, ([, name = '', hex = '']) => [
      name,
      `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`,
    ]),
  )
}
