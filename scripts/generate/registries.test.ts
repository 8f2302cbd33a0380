import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { findBlockFolders } from '@/scripts/generate/block-folders'
import { blockFiles } from '@/scripts/generate/block-template'
import { paymentServicesSource } from '@/scripts/generate/payment-services'
import { settingsSource } from '@/scripts/generate/plugin-settings'
import { editorSource, schemasSource, serverSource } from '@/scripts/generate/registries'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'blocks-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

function addBlock(folder: string, ...without: string[]) {
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [file, source] of Object.entries(blockFiles(path.basename(folder)))) {
    if (!without.includes(file)) {
      writeFileSync(path.join(root, folder, file), source)
    }
  }
}

it('finds own blocks by folder and others through their plugin', () => {
  addBlock('blocks/tour-map')
  addBlock('blocks/button')
  addBlock('blocks/_kit')
  addBlock('vendor/blocks/clock')
  writeFileSync(path.join(root, 'vendor/blocks/clock/load.ts'), '')
  const folders = findBlockFolders(root, [
    { slug: 'acme', blocks: { clock: '@/vendor/blocks/clock' } },
  ])
  expect(folders).toEqual([
    { type: 'button', modulePath: '@/blocks/button', hasLoad: false },
    { type: 'tour-map', modulePath: '@/blocks/tour-map', hasLoad: false },
    { type: 'acme/clock', modulePath: '@/vendor/blocks/clock', hasLoad: true },
  ])
})

it('finds blocks of mails, and what else a plugin names by its module', () => {
  mkdirSync(path.join(root, 'email-blocks'))
  addBlock('vendor/email-blocks/line')
  writeFileSync(path.join(root, 'vendor/settings.ts'), '')
  mkdirSync(path.join(root, 'vendor/payments'))
  writeFileSync(path.join(root, 'vendor/payments/bank.ts'), '')
  const acme: SitePlugin = {
    slug: 'acme',
    emailBlocks: { line: '@/vendor/email-blocks/line' },
    settings: '@/vendor/settings',
    payments: { 'acme-bank': '@/vendor/payments/bank' },
  }
  expect(findBlockFolders(root, [acme], 'email-blocks')).toEqual([
    { type: 'acme/line', modulePath: '@/vendor/email-blocks/line', hasLoad: false },
  ])
  const settings = settingsSource(root, [acme])
  expect(settings).toContain("import { settings as acmeSettings } from '@/vendor/settings'")
  expect(settings).toContain("  ['acme', acmeSettings],")
  const services = paymentServicesSource(root, [acme])
  expect(services).toContain("import { service as acmeBankService } from '@/vendor/payments/bank'")
  expect(services).toContain("  ['acme-bank', acmeBankService],")
  rmSync(path.join(root, 'vendor'), { recursive: true })
  expect(() => settingsSource(root, [acme])).toThrow('have no module at "@/vendor/settings"')
  expect(() => paymentServicesSource(root, [acme])).toThrow('"acme-bank" has no module at')
})

it('says which part a block lacks', () => {
  addBlock('blocks/tour-map', 'editor.ts')
  expect(() => findBlockFolders(root, [])).toThrow('The block "tour-map" has no editor at')
  const missing = { slug: 'acme', blocks: { clock: 'not-installed/blocks/clock' as const } }
  rmSync(path.join(root, 'blocks/tour-map'), { recursive: true })
  expect(() => findBlockFolders(root, [missing])).toThrow('The block "acme/clock" has no schema at')
})

it('keeps the three registries apart', () => {
  const folders = [
    { type: 'acme/tour-map', modulePath: '@acme/site/blocks/tour-map', hasLoad: true },
  ]
  expect(schemasSource(folders)).not.toMatch(/render|editor|load/)
  expect(serverSource(folders)).not.toContain('/editor')
  expect(editorSource(folders)).not.toContain('/load')
  expect(serverSource(folders)).toContain(
    "['acme/tour-map', serverBlock({ definition: acmeTourMap, Render: acmeTourMapRender, load: acmeTourMapLoad })]",
  )
})
