import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { distDir, projectDir } from '@/scripts/lib/project'
import { pdfFontFiles } from '@/src/server/pdf/pdf-fonts'
import { postgresBinaries } from '@/src/server/runtime/postgres/binaries'

/** What runs where others build: the other commands are for developers. */
export const imageCommands = [
  ...['start', 'worker', 'migrate', 'jobs'],
  ...['backup', 'restore', 'import-site'],
]
const sources = [
  ...['package.json', 'tsconfig.json', 'payload.config.ts', 'LICENSE', 'migrations'],
  ...['src', 'collections', 'plugins', 'blocks', 'email-blocks', 'examples'],
  ...['scripts/run.mjs', 'scripts/lib', 'scripts/backup'],
  ...imageCommands.map((name) => `scripts/${name}.ts`),
  ...pdfFontFiles,
]
/** Beside the sources of the server. */
const ofDevelopment = /\.test\.tsx?$|\.e2e\.ts$|(^|\/)(e2e|testing)\/|\.md$/

/**
 * Packages that only a build needs: it has packed what it takes from them. esbuild is none of them, as what starts the
 * server is TypeScript.
 */
const ofBuild = [
  ...['@next/swc-', '@fontsource', 'monaco-editor', '@monaco-editor/', 'lucide-react'],
  ...['drizzle-kit', '@esbuild-kit/', 'happy-dom', 'sass', 'playwright', 'typescript'],
  ...['react-datepicker', 'caniuse-lite', '@types/', '@zip.js/', 'tus-js-client'],
  ...['@emotion/babel-plugin', 'babel-plugin-macros', 'cosmiconfig', 'parse-json'],
  ...['code-frame', 'generator', 'helper-', 'parser', 'template', 'traverse', 'types'].map(
    (name) => `@babel/${name}`,
  ),
]
/** For people, their tools, and development; Node reads in `*.development.js` what a package exports. */
const unread =
  /\.(map|md|markdown|flow|tsbuildinfo|[cm]?tsx?|a|runtime\.dev\.js)$|[.-]profiling\.|(^|\/)\.|^(tests?|coverage)\//
/** What packages bring for bundlers and browsers beside what Node loads of them. */
const ofOthers = /^build\/(esm|esnext)\/|(^|\/)cdn(\.min)?\.[cm]?js$|\.standalone\.js$/
/** Parts of Next that are only kept where a page or its server was found to load them. */
const tracedOnly = /^dist\/(compiled|esm|docs|bundle-analyzer|next-devtools|build\/swc)\//
const ofPrettier = new Set([
  'package.json',
  'index.cjs',
  'index.mjs',
  'doc.js',
  'doc.mjs',
  'LICENSE',
])
const ofNoServer = new Set(['cache', 'trace', 'diagnostics', 'types', 'turbopack', 'lock'])

/**
 * Puts what a server needs into a folder, by hard links where the disk can: the build, the sources that run beside
 * it, and the packages that they load.
 *
 * @returns bytes by part
 */
export async function packImage(target: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  const take = async (part: string, from: string, isTaken: (file: string) => boolean) => {
    for await (const files of foldersBelow(from, isTaken)) {
      const folder = path.dirname(path.relative(projectDir, String(files[0])))
      await mkdir(path.join(target, folder), { recursive: true })
      const sizes = await Promise.all(
        files.map((file) => place(file, path.join(target, folder, path.basename(file)))),
      )
      bytes[part] = sizes.reduce((sum, size) => sum + size, bytes[part] ?? 0)
    }
  }
  for (const source of sources) {
    await take('sources', path.join(projectDir, source), (file) => !ofDevelopment.test(file))
  }
  await take('build', distDir, (file) => {
    const [top = ''] = path.relative(distDir, file).split(path.sep)
    return !ofNoServer.has(top) && !file.endsWith('.nft.json')
  })
  // Its libraries have links that npm leaves to be made, which the server itself may not be allowed to.
  await postgresBinaries(undefined)
  const traced = await tracedFiles()
  for (const folder of await packages()) {
    const isNext = folder === 'node_modules/next'
    await take('packages', path.join(projectDir, folder), (file) => {
      const inside = path.relative(folder, path.relative(projectDir, file))
      const isNested = inside.startsWith('node_modules')
      const isLeft = isNext && tracedOnly.test(inside) && !traced.has(file)
      // A copy of the program in a package of its own.
      const isCopy = folder === 'node_modules/esbuild' && inside.startsWith('bin/')
      // Loaded with what writes Payload's types; the rest of it is when there are some to format.
      const isUnasked = folder === 'node_modules/prettier' && !ofPrettier.has(inside)
      const isLoaded = !unread.test(inside) && !ofOthers.test(inside)
      return isLoaded && !isNested && !isLeft && !isCopy && !isUnasked
    })
  }
  return bytes
}

/** Folders of the packages that are installed for production on this machine. */
async function packages(): Promise<string[]> {
  const lock = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(lock.packages).flatMap(([folder, { dev, devOptional }]) => {
    const names = folder.split('node_modules/').slice(1)
    const isOfBuild = names.some((name) => ofBuild.some((prefix) => name.startsWith(prefix)))
    return names.length > 0 && !dev && !devOptional && !isOfBuild ? [folder] : []
  })
}

type Trace = (
  files: readonly string[],
  options: { base: string; processCwd: string; ignore: (file: string) => boolean },
) => Promise<{ fileList: Set<string> }>

/** Files that Next's server and our pages load, as Next finds them for its own servers of a build. */
async function tracedFiles(): Promise<Set<string>> {
  const require = createRequire(import.meta.url)
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace }
  const traced = new Set<string>()
  for await (const lists of foldersBelow(distDir, (file) => file.endsWith('.nft.json'))) {
    for (const list of lists) {
      const { files } = JSON.parse(await readFile(list, 'utf8')) as { files: string[] }
      for (const file of files) {
        traced.add(path.resolve(path.dirname(list), file))
      }
    }
  }
  const { fileList } = await nodeFileTrace([require.resolve('next/dist/server/next.js')], {
    base: projectDir,
    processCwd: projectDir,
    // Packages in one file of some megabytes, which the build has looked through, take most of the time.
    ignore: (file) =>
      unread.test(file) ||
      file.includes('next/dist/server/dev/') ||
      (file.includes('/compiled/') && traced.has(path.join(projectDir, file))),
  })
  for (const file of fileList) {
    traced.add(path.join(projectDir, file))
  }
  return traced
}

/** Files and links of each folder, or the one file; nothing where there is none. */
async function* foldersBelow(
  from: string,
  isTaken: (file: string) => boolean,
): AsyncGenerator<string[]> {
  const entries = await readdir(from, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error.code,
  )
  if (entries === 'ENOTDIR') {
    yield [from]
  } else if (Array.isArray(entries)) {
    const names = (areFolders: boolean) =>
      entries.flatMap((entry) =>
        entry.isDirectory() === areFolders ? [path.join(from, entry.name)] : [],
      )
    const files = names(false).filter(isTaken)
    if (files.length > 0) {
      yield files
    }
    for (const folder of names(true)) {
      yield* foldersBelow(folder, isTaken)
    }
  }
}

/** @returns its bytes */
async function place(file: string, target: string): Promise<number> {
  const { size, isLink } = await lstat(file).then((found) => ({
    size: found.size,
    isLink: found.isSymbolicLink(),
  }))
  if (isLink) {
    await symlink(await readlink(file), target)
  } else {
    await link(file, target).catch(() => copyFile(file, target))
  }
  return size
}
