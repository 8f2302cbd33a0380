import { requireFfmpeg } from '@/scripts/lib/require-ffmpeg'
import { bin } from '@/scripts/lib/run-command'
import type { Plan, Step } from '@/scripts/lib/steps'

/** What looks at files alone, in a few seconds. */
export const formatAndLint: Step = {
  name: 'format and lint',
  command: ['node', bin.biome, 'check', '--error-on-warnings', '.'],
}

export const types: Step = { name: 'types', command: ['node', bin.tsc, '--noEmit'] }

/** What must hold before a change is done; quick checks first. */
export const verifySteps: Plan = [
  [
    {
      name: 'generated files are up to date',
      command: ['node', 'scripts/run.mjs', 'generate', '--check'],
    },
    formatAndLint,
  ],
  { name: 'ffmpeg', run: requireFfmpeg },
  [
    { name: 'unit and integration tests', command: ['node', bin.vitest, 'run'] },
    // Tests wait for databases and processes now and then: these take what they leave.
    [
      { ...types, isLowPriority: true },
      {
        name: 'layers',
        command: ['node', 'scripts/run.mjs', 'check-layers'],
        isLowPriority: true,
      },
      { name: 'unused code', command: ['node', bin.knip], isLowPriority: true },
    ],
  ],
]
