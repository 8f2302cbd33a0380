import { installedPlugins } from '@/plugins/installed'
import { serverCodeInBrowsers } from '@/scripts/generate/browser-code'
import { missingExports } from '@/scripts/generate/missing-exports'
import { writeGenerated } from '@/scripts/generate/write-generated'
import { projectDir } from '@/scripts/lib/project'

const check = process.argv.includes('--check')
const ours = writeGenerated({ root: projectDir, check })
for (const problemsOf of [missingExports, serverCodeInBrowsers]) {
  const problems = await problemsOf(projectDir, installedPlugins)
  if (problems.length > 0) {
    throw new Error(problems.join('\n'))
  }
}
// The editor's own check of settings, which no start of the server meets.
await import('@/plugins/_kit/_generated/settings')
// The configuration imports what was just written.
const { writePayloadFiles } = await import('@/scripts/generate/write-payload-files')
const payloads = await writePayloadFiles({ check })
// Payload leaves something open.
process.exit(Math.max(ours, payloads))
