import '@/scripts/lib/tool-env'
import { bin, runCommand } from '@/scripts/lib/run-command'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  throw new Error('Name the migration, like: npm run migrate:create add_tour_dates.')
}
process.exitCode = await runCommand({
  command: ['node', bin.payload, 'migrate:create', name, '--skip-empty'],
})
