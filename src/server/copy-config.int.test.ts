import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'

/** Evaluates the composition root anew, and nothing that it imports: as a change does while developing. */
async function buildConfig(build: string): Promise<SanitizedConfig> {
  const root = new URL(`../../payload.config.ts?${build}`, import.meta.url)
  const evaluated: { default: Promise<SanitizedConfig> } = await import(root.href)
  return evaluated.default
}

/** All that a config says, each on a line of its own with where it says so. */
function linesOf(config: SanitizedConfig): string[] {
  const lines: string[] = []
  const seen = new Map<object, string>()
  const tell = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) {
      // Functions are made anew with each build; how many there are must not change.
      lines.push(`${path}: ${typeof value === 'function' ? 'function' : String(value)}`)
      return
    }
    const known = seen.get(value)
    if (known !== undefined) {
      lines.push(`${path}: as ${known}`)
      return
    }
    seen.set(value, path)
    for (const [key, each] of Object.entries(value)) {
      tell(each, `${path}.${key}`)
    }
  }
  tell(config, 'config')
  return lines
}

const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}

it('builds the same config twice of the same modules, and leaves the first one as it is', async () => {
  const first = await buildConfig('first')
  const lines = linesOf(first)
  expect(lines.length).toBeGreaterThan(10_000)

  const second = linesOf(await buildConfig('second'))
  expect(without(second, lines)).toEqual([])
  expect(without(lines, second)).toEqual([])
  expect(without(linesOf(first), lines)).toEqual([])
})
