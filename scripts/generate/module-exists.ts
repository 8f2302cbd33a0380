import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether there is a module at `@/a/path` of the project, or in an installed package. */
export function moduleExists(root: string, modulePath: string): boolean {
  if (modulePath.startsWith('@/')) {
    const file = path.join(root, modulePath.slice(2))
    return existsSync(`${file}.ts`) || existsSync(`${file}.tsx`)
  }
  try {
    import.meta.resolve(modulePath)
    return true
  } catch {
    return false
  }
}
