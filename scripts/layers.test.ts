import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findViolations } from '@/scripts/lib/layers'

const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-layers-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A small project that obeys the layers, and into which violations are planted. */
const lawful: Record<string, string> = {
  'package.json':
    '{"type":"module","dependencies":{"lexical":"1","next":"1","zod":"1","payload":"1","@craftjs/core":"1"},"devDependencies":{"for-tests":"1"}}',
  'node_modules/lexical/index.js': '',
  'node_modules/payload/index.js': '',
  'src/core/a.ts': 'export const a = 1',
  'src/server/db.ts': "export { a } from '../core/a'",
  'blocks/text/render.ts': "export { a } from '../../src/core/a'",
  'blocks/image/render.ts': "export { a } from '../../src/core/a'",
  'site/page.ts': "export { a } from '../src/server/db'",
  'site/cart.client.ts': "export { a } from '../src/core/a'",
  'plugins/commerce/index.ts': "export { a } from '../../src/server/db'",
  'node_modules/@craftjs/core/index.js': '',
  'plugins/visual-editor/editor/engine/engine.ts': "export * from '@craftjs/core'",
  'plugins/email/index.ts': "export { a } from '../../src/core/a'",
  'plugins/visual-editor/editor/canvas.ts': "export * from 'lexical'",
  'plugins/between.ts': "export * from './visual-editor/editor/canvas'",
  'blocks/_kit/define.ts': "export { a } from '../../src/core/a'",
  'examples/encore/index.ts': "export { a } from '../../blocks/_kit/define'",
  'plugins/installed.ts': "export { a } from '../examples/encore'",
  'collections/pages.ts': "export { a } from '../src/server/db'",
}

async function brokenRules(planted: Record<string, string>): Promise<string[]> {
  rmSync(dir, { recursive: true, force: true })
  for (const [file, source] of Object.entries({ ...lawful, ...planted })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), source)
  }
  const violations = await findViolations(dir)
  return [...new Set(violations.map(({ rule }) => rule.name))].sort()
}

it('accepts a project that keeps to the layers', async () => {
  expect(await brokenRules({})).toEqual([])
})

it.each([
  [
    'visitors-load-no-admin-words',
    'site/b.ts',
    "export * from '../src/core/messages/owner-messages'",
  ],
  ['no-unresolvable', 'site/b.ts', "export * from './nowhere'"],
  ['no-unlisted-package', 'site/b.ts', "export * from 'unlisted'"],
  ['no-dev-package-in-product', 'site/b.ts', "export * from 'for-tests'"],
  [
    'admin-screens-know-no-feature',
    'src/admin/c.ts',
    "export * from '../../email-blocks/a/render'",
  ],
  ['only-server-knows-next', 'src/access/b.ts', "export * from 'next'"],
  ['config-is-imported-by-few', 'site/b.ts', "export * from '../payload.config'"],
  ['app-only-routes', 'src/app/b.ts', "export * from '../core/a'"],
  ['tests-are-not-imported', 'site/b.ts', "export * from '../src/testing/b'"],
  ['core-stands-alone', 'src/core/b.ts', "export * from 'payload'"],
  [
    'access-and-server-below-features',
    'src/server/b.ts',
    "export * from '../../collections/pages'",
  ],
  ['ui-and-rich-text-know-only-core', 'src/ui/b.ts', "export * from '../server/db'"],
  ['blocks-know-no-data-source', 'blocks/text/load.ts', "export * from '../../src/server/db'"],
  ['blocks-do-not-import-each-other', 'blocks/text/b.ts', "export * from '../image/render'"],
  ['blocks-know-no-data-source', 'email-blocks/a/load.ts', "export * from '../../src/server/db'"],
  ['pages-know-no-mails', 'blocks/text/b.ts', "export * from '../../email-blocks/a/render'"],
  ['mails-have-no-stylesheets', 'email-blocks/_generated/server.ts', "export * from '../a/render'"],
  ['collections-stay-below', 'collections/b.ts', "export * from '../plugins/commerce/index'"],
  ['plugins-use-slugs', 'plugins/commerce/b.ts', "export * from '../../collections/pages'"],
  ['plugins-do-not-import-each-other', 'plugins/email/b.ts', "export * from '../commerce/index'"],
  [
    'only-the-engine-knows-craft',
    'plugins/visual-editor/editor/b.test.ts',
    "export * from '@craftjs/core'",
  ],
  ['site-knows-no-cms', 'site/b.ts', "export * from 'payload'"],
  ['examples-keep-to-the-contract', 'examples/encore/b.ts', "export * from '../../src/server/db'"],
  ['examples-keep-to-the-contract', 'examples/encore/b.ts', "export * from '../../src/admin/b'"],
  [
    'pages-know-no-mails',
    'examples/a/blocks/b.ts',
    "export * from '../../../email-blocks/a/render'",
  ],
  ['packages-stand-alone', 'packages/client/src/b.ts', "export * from '../../../src/core/a'"],
  ['kit-is-the-contract', 'packages/kit/src/b.ts', "export * from '../../../src/server/db'"],
  [
    'visual-editor-is-the-editor',
    'packages/visual-editor/src/b.ts',
    "export * from '../../../src/server/db'",
  ],
  ['examples-are-installed-only', 'site/b.ts', "export * from '../examples/encore/index'"],
  ['scripts-are-not-imported', 'site/b.ts', "export * from '../scripts/tool'"],
  ['no-circular', 'src/core/b.ts', "export * from './c'"],
  ['browser-code-reaches-no-server', 'site/b.client.ts', "export * from './page'"],
  // Named like nothing of a browser; that it says so is read from the project's own file.
  ['browser-code-reaches-no-server', 'src/admin/action.tsx', "export * from '../server/db'"],
])('refuses what breaks %s', async (rule, file, source) => {
  const planted = {
    'scripts/tool.ts': 'export const tool = 1',
    'src/admin/b.ts': 'export const b = 1',
    'email-blocks/a/render.ts': "import './a.css'",
    'email-blocks/a/a.css': '',
    'src/core/messages/owner-messages.ts': 'export const words = {}',
    'src/testing/b.ts': 'export const b = 1',
    'src/ui/b.ts': 'export const b = 1',
    'payload.config.ts': 'export const config = 1',
    'node_modules/unlisted/index.js': '',
    'node_modules/for-tests/index.js': '',
    'node_modules/next/index.js': '',
    'src/core/c.ts': rule === 'no-circular' ? "export * from './b'" : '',
    [file]: source,
  }
  expect(await brokenRules(planted)).toContain(rule)
})

it('refuses a way to the editor through files that may be imported', async () => {
  const planted = { 'src/core/way.ts': "export * from '../../plugins/between'" }
  const rules = await brokenRules({ ...planted, 'site/b.ts': "export * from '../src/core/way'" })
  expect(rules).toContain('visitors-get-no-editor')
})
