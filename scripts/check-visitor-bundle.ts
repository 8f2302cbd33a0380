import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type RouteFiles, readRoutes } from '@/scripts/lib/build-manifests'
import { distDir } from '@/scripts/lib/project'

/** Most that home may add to an empty page of the same build, gzipped. */
const homeBudgetBytes = 45_000
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

const routes = readRoutes()
const visitorRoutes = routes.filter(({ route }) => route.startsWith('(site)/'))
const problems = [...visitorRoutes.flatMap(problemsOf), ...uselessMarkers()]

const homeFiles = filesOf(home)
const emptyFiles = filesOf(empty)
const added = homeFiles.firstView.filter((file) => !emptyFiles.firstView.includes(file))
const addedJsBytes = sum(added.filter((file) => file.endsWith('.js')))

console.log('What a visitor downloads for home, gzipped:\n')
table([
  ...added.map((file) => [file, kb(gzippedBytes(file))] as const),
  ['JavaScript of an empty page', kb(sum(emptyFiles.firstView.filter(isScript)))],
  ['JavaScript that home adds', `${kb(addedJsBytes)} of at most ${kb(homeBudgetBytes)}`],
  ['styles', kb(sum(homeFiles.firstView.filter((file) => file.endsWith('.css'))))],
  ['JavaScript that may follow later', kb(sum(homeFiles.later.filter(isScript)))],
])

if (addedJsBytes > homeBudgetBytes) {
  problems.push(`Home adds ${kb(addedJsBytes)} of JavaScript, the limit is ${kb(homeBudgetBytes)}.`)
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
console.log(`\n${visitorRoutes.length} visitor routes load no editor and no admin.`)

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
