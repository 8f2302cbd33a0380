import { runStories } from '@/scripts/lib/run-stories'

await runStories(process.argv.slice(2))
