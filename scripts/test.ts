import { describeLines } from '@/scripts/lib/count-lines'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { runStories } from '@/scripts/lib/run-stories'
import { runSteps } from '@/scripts/lib/steps'
import { verifySteps } from '@/scripts/lib/verify-steps'

await runSteps([
  ...verifySteps,
  { name: 'production build', run: buildIfNeeded },
  { name: 'visitor bundle', command: ['node', 'scripts/run.mjs', 'check-visitor-bundle'] },
  { name: 'browser tests', run: runStories },
])
console.log(`\nAll tests passed: ${describeLines()}`)
