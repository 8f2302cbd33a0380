import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, runCommand } from '@/scripts/lib/run-command'

const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-large-site-'))
const files = [path.join(folder, 'site.zip'), path.join(folder, 'site.json')]
const succeeds = async (half: 'pack' | 'import') =>
  (await runCommand({
    command: ['node', bin.tsx, `scripts/large-site/${half}-process.ts`, ...files],
  })) === 0

try {
  process.exitCode = (await succeeds('pack')) && (await succeeds('import')) ? 0 : 1
} finally {
  await rm(folder, { recursive: true })
}
