import { rmSync } from 'node:fs'
import path from 'node:path'
import { clientSizeMax, measureClient } from '@/scripts/lib/measure-client'
import { projectDir } from '@/scripts/lib/project'
import { bin, runCommand } from '@/scripts/lib/run-command'

// What `npm publish packages/client` sends: modules, and their types.
rmSync(path.join(projectDir, 'packages/client/dist'), { recursive: true, force: true })
process.exitCode = await runCommand({ command: ['node', bin.tsc, '-p', 'packages/client'] })
const bytes = await measureClient()
console.log(`The client has ${bytes} bytes in a browser, minified and compressed.`)
if (bytes > clientSizeMax) {
  console.error(`That is more than ${clientSizeMax}.`)
  process.exitCode = 1
}
