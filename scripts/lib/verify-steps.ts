import { requireFfmpeg } from '@/scripts/lib/require-ffmpeg'
import { bin } from '@/scripts/lib/run-command'
import type { Step } from '@/scripts/lib/steps'

/** What must hold before a change is done; quick checks first. */
export const verifySteps: readonly (Step | readonly Step[])[] = [
  {
    name: 'generated files are up to date',
    command: ['node', 'scripts/run.mjs', 'generate-all', '--check'],
  },
  { name: 'format and lint', command: ['node', bin.biome, 'check', '--error-on-warnings', '.'] },
  [
    { name: 'types', command: ['node', bin.tsc, '--noEmit'] },
    {
      name: 'layers',
      command: ['node', bin.depcruise, '--config', '.dependency-cruiser.mjs', '.'],
    },
  ],
  { name: 'ffmpeg', run: requireFfmpeg },
  { name: 'unit and integration tests', command: ['node', bin.vitest, 'run'] },
  { name: 'unused code', command: ['node', bin.knip] },
]
