import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { projectFiles } from '@/scripts/lib/changed/changed-files'
import { projectDir } from '@/scripts/lib/project'

/** Files of the project as they are now in another folder, with the same packages, to which others can be added. */
export function copyProject(to: string): void {
  for (const file of projectFiles()) {
    cpSync(path.join(projectDir, file), path.join(to, file))
  }
  const modules = path.join(projectDir, 'node_modules')
  mkdirSync(path.join(to, 'node_modules'), { recursive: true })
  for (const name of readdirSync(modules).filter((each) => each !== '.cache')) {
    symlinkSync(path.join(modules, name), path.join(to, 'node_modules', name))
  }
}
