import { readFileSync } from 'node:fs'
import path from 'node:path'
import { git } from '@/scripts/lib/git'
import { projectDir } from '@/scripts/lib/project'

const counted = /\.(ts|tsx|mjs|css)$/
const notCounted =
  /^migrations\/|_generated|payload-types|\.(test|e2e)\.tsx?$|(^|\/)(e2e|testing)\//

/** Whether a file is written by hand for production: no migration, nothing generated, no test and no story. */
export const isProductionFile = (file: string): boolean =>
  counted.test(file) && !notCounted.test(file)

/** How many tracked files and lines there are to maintain. */
export function countLines(): { files: number; lines: number } {
  const files = git('ls-files').filter(isProductionFile)
  const lines = files.map((file) => countOf('\n', path.join(projectDir, file)))
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) }
}

/** For the end of a run, so that each change shows what it adds. */
export function describeLines(): string {
  const { files, lines } = countLines()
  return `${lines.toLocaleString('en-US')} production lines in ${files.toLocaleString('en-US')} files.`
}

function countOf(letter: string, file: string): number {
  try {
    return readFileSync(file, 'utf8').split(letter).length - 1
  } catch {
    // Deleted, and not yet committed.
    return 0
  }
}
