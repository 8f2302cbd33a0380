import { spawnSync } from 'node:child_process'
import { projectDir } from '@/scripts/lib/project'

/** The lines that git answers; none when it fails. */
export function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
