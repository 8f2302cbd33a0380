import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { distDir } from '@/scripts/lib/project'

const clientReferences = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
  entryJSFiles: z.record(z.string(), z.array(z.string())),
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string() }))),
})
const loadables = z.record(z.string(), z.object({ files: z.array(z.string()) }))
const rootFiles = z.object({ rootMainFiles: z.array(z.string()) })

export type RouteFiles = {
  /** Like `(site)/sites/[host]/page`. */
  route: string
  /** Source modules that run in the browser, as paths in the project. */
  modules: string[]
  /** Files below the build folder that the first view of the route loads. */
  firstView: string[]
  /** Files that it may load later. */
  later: string[]
}

const ending = '_client-reference-manifest.js'

/** What the build says each page and route of the app loads in a browser. */
export function readRoutes(): RouteFiles[] {
  const app = path.join(distDir, 'server/app')
  const { rootMainFiles } = rootFiles.parse(readJson(path.join(distDir, 'build-manifest.json')))
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readRoute(app, file.slice(0, -ending.length), rootMainFiles))
    .sort((one, other) => one.route.localeCompare(other.route))
}

function readRoute(app: string, route: string, rootMainFiles: readonly string[]): RouteFiles {
  const manifest = readClientReferences(path.join(app, `${route}${ending}`))
  const lazy = path.join(app, route, 'react-loadable-manifest.json')
  const firstView = new Set([
    ...rootMainFiles,
    ...Object.values(manifest.entryJSFiles).flat(),
    ...Object.values(manifest.entryCSSFiles).flatMap((files) => files.map((file) => file.path)),
    ...Object.values(manifest.clientModules).flatMap(({ chunks }) => chunks.map(withoutPrefix)),
  ])
  const later = existsSync(lazy)
    ? Object.values(loadables.parse(readJson(lazy))).flatMap(({ files }) => files)
    : []
  return {
    route,
    modules: Object.keys(manifest.clientModules).map((name) => name.replace(/^\[project\]\//, '')),
    firstView: [...firstView],
    later: [...new Set(later)].filter((file) => !firstView.has(file)),
  }
}

/** The file is a script that assigns one JSON value. */
function readClientReferences(file: string): z.infer<typeof clientReferences> {
  const source = readFileSync(file, 'utf8')
  const start = source.indexOf('{', source.lastIndexOf('__RSC_MANIFEST['))
  return clientReferences.parse(JSON.parse(source.slice(start).replace(/;?\s*$/, '')))
}

function withoutPrefix(chunk: string): string {
  return decodeURI(chunk).replace(/^\/_next\//, '')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
