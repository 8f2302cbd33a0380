import { spawnSync } from 'node:child_process'
import { projectDir } from '@/scripts/lib/project'

/** Files that differ from `base`, or from where this branch left it; what is not committed or new counts too. */
export function changedFiles(base: string): string[] {
  const [from = 'HEAD'] = git('merge-base', base, 'HEAD')
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', from),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].toSorted()
}

/** All files of the project but what it makes. */
export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard')

/** The lines that git answers; none when it fails. */
function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
