import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type RouteFiles, readRoutes } from '@/scripts/lib/build-manifests'
import { assertBuilt } from '@/scripts/lib/production-build'
import { distDir } from '@/scripts/lib/project'

/** Most that a page may add to an empty page of the same build, and home alone; gzipped. */
const scriptBudgetBytes = 58_500
const homeBudgetBytes = 36_000
/** Most that the styles of a page may weigh, gzipped. */
const styleBudgetBytes = 20_000
const home = '(site)/sites/[host]/page'
const empty = '(bench)/bench/empty/page'

/** Modules that no visitor may load, by their path in the project. */
const forbiddenModules =
  /^plugins\/visual-editor\/|node_modules\/(@craftjs|lexical|@lexical|@payloadcms|payload)\//

/** Texts that survive minification, to find the same in chunks that hold more than one module. */
const markers = {
  Lexical: '__lexicalEditor',
  'Craft.js': 'isTopLevelCanvas',
  'the Payload admin': 'payload-locked-documents',
} as const

assertBuilt()
const routes = readRoutes()
const visitorRoutes = routes.filter(({ route }) => /^\((site|embed)\)\//.test(route))
const problems = [...visitorRoutes.flatMap(problemsOf), ...uselessMarkers()]

const emptyFiles = filesOf(empty)
const weights = visitorRoutes.map((files) => ({ files, ...weigh(files) }))

console.log('What a visitor downloads at once, gzipped; scripts above those of an empty page:\n')
table([
  ['empty page', `${kb(sum(emptyFiles.firstView.filter(isScript)))} scripts`],
  ...weights.map(
    ({ files, scripts, styles }) =>
      [nameOf(files), `${kb(scripts)} scripts, ${kb(styles)} styles`] as const,
  ),
])
problems.push(...weights.flatMap(overweight))

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
console.log(`\n${visitorRoutes.length} visitor routes load no editor and no admin.`)

function weigh({ firstView }: RouteFiles): { scripts: number; styles: number } {
  const added = firstView.filter((file) => !emptyFiles.firstView.includes(file))
  return { scripts: sum(added.filter(isScript)), styles: sum(firstView.filter(isStyle)) }
}

function overweight({ files, scripts, styles }: (typeof weights)[number]): string[] {
  const budget = files.route === home ? homeBudgetBytes : scriptBudgetBytes
  return [
    ...(scripts > budget
      ? [`${nameOf(files)} adds ${kb(scripts)} of JavaScript, the limit is ${kb(budget)}.`]
      : []),
    ...(styles > styleBudgetBytes
      ? [`${nameOf(files)} has ${kb(styles)} of styles, the limit is ${kb(styleBudgetBytes)}.`]
      : []),
  ]
}

/** The address as visitors know it. */
function nameOf({ route }: RouteFiles): string {
  return route.replace(/^\((?:site|embed)\)\/sites\/\[host\]|\/page$/g, '') || '/'
}

function problemsOf({ route, modules, firstView, later }: RouteFiles): string[] {
  const named = modules
    .filter((module) => forbiddenModules.test(module))
    .map((module) => `${route} loads ${module}.`)
  const found = [...firstView, ...later]
    .filter(isScript)
    .flatMap((file) => markersIn(file).map((what) => `${route} loads ${what} in ${file}.`))
  return [...named, ...found]
}

/** A marker that is nowhere in the whole build would prove nothing. */
function uselessMarkers(): string[] {
  const chunks = readdirSync(path.join(distDir, 'static/chunks')).filter(isScript)
  const seen = new Set(chunks.flatMap((name) => markersIn(`static/chunks/${name}`)))
  return Object.keys(markers)
    .filter((what) => !seen.has(what))
    .map((what) => `The marker of ${what} is nowhere in the build: choose another one.`)
}

function markersIn(file: string): string[] {
  const source = readFileSync(path.join(distDir, file), 'utf8')
  return Object.entries(markers)
    .filter(([, marker]) => source.includes(marker))
    .map(([what]) => what)
}

function filesOf(wanted: string): RouteFiles {
  const found = routes.find(({ route }) => route === wanted)
  if (!found) {
    throw new Error(`The build has no route ${wanted}.`)
  }
  return found
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

function gzippedBytes(file: string): number {
  return gzipSync(readFileSync(path.join(distDir, file))).length
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + gzippedBytes(file), 0)
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function table(rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) {
    console.log(`  ${name.padEnd(width)}  ${value}`)
  }
}
