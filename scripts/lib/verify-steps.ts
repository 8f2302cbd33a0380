import path from 'node:path'
import { bin } from '@/scripts/lib/run-command'
import { reportDir, type Step } from '@/scripts/lib/steps'

const jsonReport = reportDir
  ? [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(reportDir, 'vitest.json')}`,
    ]
  : []

/** What must hold before a change is done; quick checks first. */
export const verifySteps: readonly Step[] = [
  {
    name: 'generated files are up to date',
    command: ['node', 'scripts/run.mjs', 'generate-all', '--check'],
  },
  { name: 'format and lint', command: ['node', bin.biome, 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['node', bin.tsc, '--noEmit'] },
  {
    name: 'layers',
    command: ['node', bin.depcruise, '--config', '.dependency-cruiser.mjs', '.'],
  },
  { name: 'unit and integration tests', command: ['node', bin.vitest, 'run', ...jsonReport] },
  { name: 'unused code', command: ['node', bin.knip] },
]
