import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs files of one project and one environment after each other. Vitest gives a worker only files like the one before;
 * when they alternate, each file starts a process and loads every package again.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = new Map(sorted.map((file) => [file, groupOf(file)]))
    // Stable: within a group the order stays, the largest or slowest file first.
    return sorted.sort((a, b) => (groups.get(a) ?? '').localeCompare(groups.get(b) ?? ''))
  }
}

function groupOf({ project, moduleId }: TestSpecification): string {
  const isInBrowser = /@vitest-environment jsdom/.test(readFileSync(moduleId, 'utf8'))
  return `${project.name} ${isInBrowser ? 'jsdom' : 'node'}`
}
