import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { projectFiles } from '@/scripts/lib/changed/changed-files'
import { chooseTests } from '@/scripts/lib/changed/choose-tests'
import { readImporters } from '@/scripts/lib/changed/import-graph'
import { bin, type Command, runCommand } from '@/scripts/lib/run-command'
import { runStories } from '@/scripts/lib/run-stories'

/**
 * What takes too long for each run: random tests whole, processes that are killed, events and servers that are lost,
 * many processes together, and the stories that otherwise check a share, such as the crawl for members-only content. `--only kills,crawl`
 * chooses, `--seed` repeats.
 */
type Part = () => Promise<boolean>

const { values } = parseArgs({
  options: { only: { type: 'string' }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(randomInt(1, 2 ** 31))
Object.assign(process.env, { SOAK: '1', TEST_SEED: seed })

/** Whatever asks `src/testing/soak.ts` how much to run, by itself or through others. */
const files = projectFiles().filter((file) => existsSync(file))
const importers = readImporters(files, (file) => readFileSync(file, 'utf8'))
const { tests, stories } = chooseTests(['src/testing/soak.ts'], files, importers)

const program = (file: string, ...args: string[]): Part =>
  succeeds({ command: ['node', bin.tsx, file, ...args] })

const parts: Readonly<Record<string, Part>> = {
  properties: succeeds({
    command: ['node', bin.vitest, 'run', '--testTimeout', '600000', ...tests],
  }),
  kills: program('scripts/kill-harness/main.ts', '500'),
  'mail-kills': program('scripts/kill-harness/main-mail.ts', '10000', '3'),
  storm: program('scripts/webhook-storm.ts', '360', seed),
  outage: program('scripts/outage-drill/main.ts'),
  cluster: program('scripts/cluster-proofs/main.ts', '--minutes', '30'),
  'large-site': program('scripts/large-site/main.ts'),
  plugin: program('scripts/plugin-proof/main.ts'),
  editor: program('scripts/editor-proof/main.ts'),
  crawl: async () => {
    await runStories(stories)
    return true
  },
}

const wanted = values.only?.split(',') ?? Object.keys(parts)
const unknown = wanted.find((name) => !(name in parts))
if (unknown !== undefined) {
  throw new Error(`There is no part ${unknown}: choose from ${Object.keys(parts).join(', ')}.`)
}

console.log(`Seed: ${seed}`)
const report: { part: string; outcome: string; minutes: number }[] = []
for (const [part, run] of Object.entries(parts)) {
  if (wanted.includes(part)) {
    console.log(`\n▶ ${part}`)
    const startedAtMs = performance.now()
    const holds = await run().catch((error: unknown) => {
      console.error(error)
      return false
    })
    const minutes = Number(((performance.now() - startedAtMs) / 60_000).toFixed(1))
    report.push({ part, outcome: holds ? 'holds' : 'DIFFERS', minutes })
  }
}
console.table(report)
console.log(`Repeat with: npm run soak -- --seed ${seed}`)
process.exit(report.every(({ outcome }) => outcome === 'holds') ? 0 : 1)

function succeeds(command: Command): Part {
  return async () => (await runCommand(command)) === 0
}
