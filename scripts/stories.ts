import { buildIfNeeded } from '@/scripts/lib/production-build'
import { runStories } from '@/scripts/lib/run-stories'

await buildIfNeeded()
await runStories(process.argv.slice(2))
