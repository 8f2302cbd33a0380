import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```tsx?\n(?:\/\/ (\S+)\n)?([\s\S]*?)^```$/gm)]
const examples = blocks.flatMap(([, file, code = '']) => (file ? [{ file, code }] : []))

it.each(examples)('shows what stands in $file', ({ file, code }) => {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A comment of three dots stands for what is left out.
  for (const part of code.split(/^ *\/\/ …\n/m)) {
    expect(source).toContain(part)
  }
})

it('shows each part of a plugin once', () => {
  const [, , manifest = ''] = blocks.find(([, file]) => !file) ?? []
  const [wrong = ''] = problemsOf({ slug: 'acme', unknown: 1 } as unknown as SitePlugin)
  const parts = /one of (.*)\.$/.exec(wrong)?.[1]?.split(', ')
  expect([...manifest.matchAll(/^ {2}(\w+):/gm)].map(([, part]) => part).toSorted()).toEqual(
    parts?.toSorted(),
  )
  expect(examples.length).toBeGreaterThan(10)
})
