import path from 'node:path'
import { buildKit } from '@/scripts/lib/kit-package'
import { projectDir } from '@/scripts/lib/project'

// What `npm publish packages/kit` sends: modules, and their types.
await buildKit(path.join(projectDir, 'packages/kit'))
