import { describeLines } from '@/scripts/lib/count-lines'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { prepareStories } from '@/scripts/lib/run-stories'
import { runSteps } from '@/scripts/lib/steps'
import { verifySteps } from '@/scripts/lib/verify-steps'

const stories = prepareStories()
try {
  await runSteps([
    ...verifySteps,
    // Neither keeps two cores busy alone, and neither needs the other.
    [
      [
        { name: 'production build', run: buildIfNeeded },
        { name: 'visitor bundle', command: ['node', 'scripts/run.mjs', 'check-visitor-bundle'] },
      ],
      { name: 'data of the browser tests', run: stories.fill },
    ],
    { name: 'browser tests', run: () => stories.run() },
  ])
} finally {
  await stories.stop()
}
console.log(`\nAll tests passed: ${describeLines()}`)
