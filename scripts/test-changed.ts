import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changedFiles, projectFiles } from '@/scripts/lib/changed/changed-files'
import { chooseTests } from '@/scripts/lib/changed/choose-tests'
import { readImporters } from '@/scripts/lib/changed/import-graph'
import { bin } from '@/scripts/lib/run-command'
import { runStories } from '@/scripts/lib/run-stories'
import { runSteps } from '@/scripts/lib/steps'
import { formatAndLint, types } from '@/scripts/lib/verify-steps'

/**
 * Checks what the working tree changes against `origin/main`: `--base` names another commit, `--list` only says
 * what would run, `--no-stories` leaves the browser out.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    list: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const files = projectFiles().filter((file) => existsSync(file))
const importers = readImporters(files, (file) => readFileSync(file, 'utf8'))
const changed = changedFiles(values.base)
const { tests, stories } = chooseTests(changed, files, importers)

const listed = [
  `${changed.length} changed files.`,
  `${tests.length} test files:`,
  ...tests,
  'Stories of:',
  ...(values.stories ? stories : []),
]
console.log(listed.join('\n'))
const wide = changed.filter((file) =>
  /^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.json)$/.test(file),
)
if (wide.length > 0) {
  console.log(`npm test checks what else ${wide.join(', ')} may change.`)
}
if (!values.list) {
  await runSteps([
    [formatAndLint, types],
    ...(tests.length > 0
      ? [
          {
            name: 'unit and integration tests',
            command: ['node', bin.vitest, 'run', ...tests] as const,
          },
        ]
      : []),
    ...(values.stories && stories.length > 0
      ? [{ name: 'browser tests', run: () => runStories(stories) }]
      : []),
  ])
}
