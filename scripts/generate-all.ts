import { runSteps } from '@/scripts/lib/steps'

const args = process.argv.slice(2)

await runSteps([
  { name: 'block registries', command: ['node', 'scripts/run.mjs', 'generate', ...args] },
  {
    name: 'Payload types and import map',
    command: ['node', 'scripts/run.mjs', 'generate-payload', ...args],
  },
])
