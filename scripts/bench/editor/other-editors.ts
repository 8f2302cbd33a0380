import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Subject } from '@/scripts/bench/editor/subject'
import { runCommand } from '@/scripts/lib/run-command'

/** What is measured beside ours, in the versions that were current when this was written. */
const packages = [
  '@puckeditor/core@0.23.0',
  '@craftjs/core@0.2.12',
  'react@19.3.1',
  'react-dom@19.3.1',
]

const entries = [
  {
    id: 'puck',
    name: 'Puck 0.23',
    dragged: (page: Page) => page.getByText('Text', { exact: true }).first(),
    page: (page: Page) => page.locator('[data-bench-block]').nth(3),
  },
  {
    id: 'craft',
    name: 'Craft.js 0.2.12 as it comes',
    dragged: (page: Page) => page.locator('[data-bench-drag]'),
    page: (page: Page) => page.locator('[data-bench-block]').nth(3),
  },
] as const

declare global {
  interface Window {
    rivalLoadedAtMs: number
  }
}

export type OtherEditor = Subject & {
  /** Of its code with styles and without React, gzipped. */
  codeBytes: number
}

/**
 * Installs and bundles the other editors into a folder of their own: nothing of the project depends
 * on them.
 *
 * @returns the editors, each with a page of so many texts of about a kilobyte, and the way to clean up
 */
export async function prepareOtherEditors(
  blocks: number,
): Promise<{ rivals: OtherEditor[]; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rivals-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const code = await runCommand({
    command: [
      'npm',
      'install',
      '--prefix',
      folder,
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      ...packages,
    ],
  })
  if (code !== 0) {
    remove()
    throw new Error('The editors to compare with could not be installed.')
  }
  // Beside their packages, so that there is one React.
  cpSync(path.join(import.meta.dirname, 'rivals'), path.join(folder, 'sources'), {
    recursive: true,
  })
  const reactBytes = await bundledBytes(folder, 'react')
  const rivals: OtherEditor[] = []
  for (const { id, name, dragged, page } of entries) {
    const bytes = await bundle(folder, path.join(folder, `sources/${id}.jsx`), id)
    const html = path.join(folder, `${id}.html`)
    writeFileSync(
      html,
      `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${id}.css"><div id="root"></div><script src="${id}.js"></script>`,
    )
    rivals.push({
      id,
      name,
      url: `${pathToFileURL(html)}?blocks=${blocks}`,
      block: '[data-bench-block]',
      blocks,
      codeBytes: bytes - reactBytes,
      codeLoadedAt: (opened) => opened.evaluate(() => window.rivalLoadedAtMs),
      openSettings: async (opened) => {
        await opened.locator('[data-bench-block]').nth(1).click()
        return opened.locator('textarea:visible').first()
      },
      dragged,
      page,
    })
  }
  return { rivals, remove }
}

/** Bundles React alone, to take it off what the editors weigh. */
async function bundledBytes(folder: string, name: string): Promise<number> {
  const entry = path.join(folder, `${name}-only.js`)
  writeFileSync(entry, "import { createRoot } from 'react-dom/client'\nwindow.made = createRoot")
  return bundle(folder, entry, `${name}-only-bundled`)
}

async function bundle(folder: string, entry: string, name: string): Promise<number> {
  const outfile = path.join(folder, `${name}.js`)
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    nodePaths: [path.join(folder, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: 'window.rivalLoadedAtMs=performance.now();' },
    logLevel: 'error',
  })
  for (const { path: file, contents } of outputFiles) {
    writeFileSync(file, contents)
  }
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents).length, 0)
}
