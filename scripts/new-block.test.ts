import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectDir } from '@/scripts/lib/project'
import { bin } from '@/scripts/lib/run-command'

/** The project itself without what it makes: blocks are written into a copy. */
const left = /^(node_modules|\.git|\.data.*|\.next.*)$/
let root = ''
const ours = 'tide-clock'
const theirs = { slug: 'acme', folder: 'examples/acme/blocks/moon-phase', name: 'moon-phase' }

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-block-'))
  cpSync(projectDir, root, {
    recursive: true,
    filter: (file) => !left.test(path.relative(projectDir, file)),
  })
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(root, 'node_modules'))
}, 120_000)
afterEach(() => rmSync(root, { recursive: true }))

/** What a program says, which has to succeed. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', NO_COLOR: '1' },
  })
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' })
  return stdout
}

/** A block as a third party ships it: in a folder of its plugin, found by its title alone. */
function moveToPlugin(): void {
  const { slug, folder, name } = theirs
  cpSync(path.join(root, 'blocks', name), path.join(root, folder), { recursive: true })
  rmSync(path.join(root, 'blocks', name), { recursive: true })
  const edit = (file: string, change: (source: string) => string) => {
    const at = path.join(root, file)
    const source = readFileSync(at, 'utf8')
    const changed = change(source)
    expect(changed, `${file} is not as this test knows it`).not.toBe(source)
    writeFileSync(at, changed)
  }
  for (const file of ['editor.ts', 'render.tsx', `${name}.test.tsx`]) {
    edit(`${folder}/${file}`, (source) => source.replaceAll(`@/blocks/${name}`, `@/${folder}`))
  }
  edit(`${folder}/schema.ts`, (source) => source.replace(`'${name}'`, `'${slug}/${name}'`))
  edit(`${folder}/editor.ts`, (source) => source.replace(/^ *keywords:.*\n/m, ''))
  edit('plugins/installed.ts', (source) =>
    source.replace(
      /(?<=SitePlugin\[\] = \[)/,
      `{ slug: '${slug}', blocks: { '${name}': '@/${folder}' } }, `,
    ),
  )
}

it("writes blocks that pass every check at once, a plugin's too", () => {
  run('scripts/run.mjs', 'new-block', ours)
  run('scripts/run.mjs', 'new-block', theirs.name)
  moveToPlugin()
  run('scripts/run.mjs', 'generate')
  run(bin.biome, 'check', `blocks/${ours}`)
  const tests = ['blocks/_kit', `blocks/${ours}`, theirs.folder, 'scripts/generate']
  const said = run(bin.vitest, 'run', '--project', 'unit', '--reporter', 'verbose', ...tests)
  for (const type of [ours, `${theirs.slug}/${theirs.name}`]) {
    expect(said).toContain(`block ${type} >`)
  }
}, 300_000)
