import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ignoredFolder =
  /^(node_modules|coverage|playwright-report|screenshots|test-results|\.(?!ci$).+)$/

const files = listFiles('.')
const folders = files.flatMap(foldersOf)
const paths = new Set([...files, ...folders])
const documents = files.filter((file) => file.endsWith('.md'))

function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(dir, entry.name)
    if (!entry.isDirectory()) {
      return [file]
    }
    return ignoredFolder.test(entry.name) ? [] : listFiles(file)
  })
}

function foldersOf(file: string): string[] {
  const parts = path.posix.dirname(file).split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Code spans that name a file or folder; commands, addresses and patterns are none. */
function citedPaths(text: string): string[] {
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
  return spans.flatMap(([, span = '']) => {
    const isPattern = /[\s<>{}*…$]/.test(span) || /^(@?\/|\.\/|\.[a-z]+$)/.test(span)
    const isFile = /[\w-]\.(tsx?|mjs|css|md|json|png|webp)$/.test(span)
    const isFolder = /^[\w@.-]+(\/[\w@.()[\]-]+)*\/$/.test(span)
    const isInside = /^[\w.-]+\//.test(span) && paths.has(span.split('/')[0] ?? '')
    return !isPattern && (isFile || isFolder || isInside) ? [span] : []
  })
}

/** A path starts at the root, or is the end of a path in the document's folder; a name alone, of any path. */
function isThere(cited: string, document: string): boolean {
  const within = cited.includes('/') ? `${path.posix.dirname(document)}/` : ''
  const spellings = ['', '.ts', '.tsx'].map((extension) => cited.replace(/\/$/, '') + extension)
  return spellings.some(
    (spelling) =>
      paths.has(spelling) ||
      [...paths].some((file) => file.startsWith(within) && file.endsWith(`/${spelling}`)),
  )
}

it.each(documents)('%s names files and folders that exist', (document) => {
  const cited = citedPaths(readFileSync(document, 'utf8'))

  expect(cited.filter((file) => !isThere(file, document))).toEqual([])
})

it.each(documents)('%s links to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
  const targets = links.map(([, target = '']) =>
    path.posix.join(path.posix.dirname(document), target),
  )

  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})

it('lists every decision in the index, by its title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const entries = [...index.matchAll(/^- \[(\d{4})\]\((\S+)\) (.+)$/gm)]
  const decisions = readdirSync('docs/decisions').filter((file) => file !== 'README.md')
  const titles = decisions.map((file) => {
    const [, title = ''] = /^# (.+)$/m.exec(readFileSync(`docs/decisions/${file}`, 'utf8')) ?? []
    return [file, title]
  })

  expect(entries.map(([, number, file, title]) => [file, `${number}. ${title}`]).sort()).toEqual(
    titles.sort(),
  )
})
