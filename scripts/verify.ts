import { describeLines } from '@/scripts/lib/count-lines'
import { runSteps } from '@/scripts/lib/steps'
import { verifySteps } from '@/scripts/lib/verify-steps'

await runSteps(verifySteps)
console.log(`\nEverything holds: ${describeLines()}`)
