import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from '@/scripts/lib/copy-of-project'
import { installPlugin, packPlugin, runIn } from '@/scripts/lib/packed-plugin'
import { projectDir } from '@/scripts/lib/project'

/**
 * A plugin from its command to a built site, as somebody does it who installs one: made, packed, installed into a copy of
 * the tree by one line, with a migration, at work, with types and a production build. `npm test` proves the first half, and
 * the plugin's own tests.
 */
const dir = await mkdtemp(path.join(tmpdir(), 'bandstand-prove-plugin-'))
const copy = path.join(dir, 'copy')
const step = (what: string, ...command: [program: string, ...args: string[]]) => {
  console.log(`▶ ${what}`)
  runIn(copy, ...command)
}
try {
  const packed = await packPlugin(dir, 'press-notes')
  copyProject(copy)
  // The bundler follows no link out of the folder that it builds.
  await rm(path.join(copy, 'node_modules'), { recursive: true })
  runIn(dir, 'cp', '-r', path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'))
  installPlugin(copy, { ...packed, slug: 'press-notes', name: 'pressNotes' })
  step('generated files', 'node', 'scripts/run.mjs', 'generate')
  step('migration', 'node', 'scripts/run.mjs', 'migrate-create', 'press_notes')
  await cp(
    path.join(import.meta.dirname, 'testing/installed-plugin.ts'),
    path.join(copy, 'plugins/press-notes.isolated.int.test.ts'),
  )
  step(
    'at work',
    'node',
    'node_modules/vitest/vitest.mjs',
    'run',
    'plugins/press-notes.isolated.int.test.ts',
  )
  step('types', 'node', 'node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit')
  step('build', 'node', 'scripts/run.mjs', 'build')
} finally {
  await rm(dir, { recursive: true, force: true })
}
