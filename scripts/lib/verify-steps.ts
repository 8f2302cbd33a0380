import { spawnSync } from 'node:child_process'
import { installPackage } from '@/scripts/lib/install-package'
import { bin } from '@/scripts/lib/run-command'
import type { Plan, Step } from '@/scripts/lib/steps'

/**
 * Sees to it that the tests of converted music can run.
 *
 * @throws {Error} with one sentence when there is no ffmpeg and none can be installed
 */
async function requireFfmpeg(): Promise<void> {
  if (!isThere()) {
    await installPackage('ffmpeg')
  }
  if (!isThere()) {
    throw new Error('There is no ffmpeg for the tests of music and none could be installed.')
  }
}

const isThere = (): boolean =>
  ['ffmpeg', 'ffprobe'].every((tool) => spawnSync(tool, ['-version']).status === 0)

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
