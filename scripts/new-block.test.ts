import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { installedPlugins } from '@/plugins/installed'
import { writeBlock } from '@/scripts/generate/write-block'
import { writeGenerated } from '@/scripts/generate/write-generated'
import { projectDir } from '@/scripts/lib/project'
import { bin } from '@/scripts/lib/run-command'

/** What blocks and their tests stand on: they are written into a copy of it. */
const needed = [
  ...['blocks', 'email-blocks', 'examples', 'plugins', 'scripts', 'src'],
  ...['.gitignore', 'biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
]
let root = ''
const ours = 'tide-clock'
const theirs = {
  slug: 'acme',
  folder: 'examples/acme/blocks/moon-phase',
  name: 'moon-phase',
} as const

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-block-'))
  for (const name of needed) {
    cpSync(path.join(projectDir, name), path.join(root, name), { recursive: true })
  }
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

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
  writeBlock(root, ours)
  writeBlock(root, theirs.name)
  moveToPlugin()
  const plugin: SitePlugin = {
    slug: theirs.slug,
    blocks: { [theirs.name]: `@/${theirs.folder}` },
  }
  expect(writeGenerated({ root, plugins: [plugin, ...installedPlugins] })).toBe(0)
  run(bin.biome, 'check', `blocks/${ours}`)
  const tests = ['blocks/_kit', `blocks/${ours}`, theirs.folder, 'scripts/generate']
  const said = run(bin.vitest, 'run', '--project', 'unit', '--reporter', 'verbose', ...tests)
  for (const type of [ours, `${theirs.slug}/${theirs.name}`]) {
    expect(said).toContain(`block ${type} >`)
  }
}, 300_000)

it.each([undefined, 'Tour map', 'tour--map', 'x'.repeat(42)])('refuses the name %s', (name) => {
  expect(() => writeBlock(root, name)).toThrow('Give the block a name in lower case with dashes')
})

it('leaves a block alone that is there', () => {
  expect(() => writeBlock(root, 'text')).toThrow('There is a block "text" already.')
})
