import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether there is a module at `@/a/path` of the project, or in an installed package. */
export function moduleExists(root: string, modulePath: string): boolean {
  if (modulePath.startsWith('@/')) {
    const file = path.join(root, modulePath.slice(2))
    return existsSync(`${file}.ts`) || existsSync(`${file}.tsx`)
  }
  try {
    // A package that exports `./*` names files that it may not have.
    return existsSync(fileURLToPath(import.meta.resolve(modulePath)))
  } catch {
    return false
  }
}
