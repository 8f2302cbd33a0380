import path from 'node:path'
import { dependentsOf, type Importers } from '@/scripts/lib/changed/import-graph'

type Chosen = {
  /** Files for vitest. */
  tests: string[]
  /** Files and folders for Playwright. */
  stories: string[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isStory = (file: string) => file.endsWith('.e2e.ts')
/** Of what is built and served. */
const isProduct = (file: string) =>
  /^(src|site|blocks|email-blocks|plugins|collections|examples)\//.test(file) &&
  !/(^|\/)(testing|e2e)\/|\.test\.tsx?$|\.md$/.test(file)

/**
 * Chooses what a change touches: tests that import a changed file, directly or through others, tests in the folder
 * of a changed file and below it, for they may ask the server for it, and the stories of each plugin, example or
 * site that the change reaches.
 */
export function chooseTests(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): Chosen {
  const reached = dependentsOf(changed, importers)
  const folders = changed.filter(isProduct).map((file) => `${path.posix.dirname(file)}/`)
  const tests = files.filter(
    (file) =>
      isTest(file) && (reached.has(file) || folders.some((folder) => file.startsWith(folder))),
  )
  const homes = new Set(changed.filter(isProduct).flatMap((file) => storiesOf(file)))
  const lone = files.filter(
    (file) => isStory(file) && reached.has(file) && !homes.has(path.posix.dirname(file)),
  )
  return { tests, stories: [...[...homes].toSorted(), ...lone] }

  /** Of the folders that a changed file reaches; visitors' where it reaches none, as a collection or an endpoint. */
  function storiesOf(file: string): string[] {
    const homesOfFile = [...dependentsOf([file], importers)]
      .filter(isProduct)
      .flatMap((each) => /^(?:(?:plugins|examples)\/[^/]+|site)(?=\/)/.exec(each)?.[0] ?? [])
      .map((home) => `${home}/e2e`)
      .filter((home) => files.some((each) => isStory(each) && each.startsWith(`${home}/`)))
    return homesOfFile.length > 0 ? homesOfFile : ['site/e2e']
  }
}
