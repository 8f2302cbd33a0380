import { git } from '@/scripts/lib/git'

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
