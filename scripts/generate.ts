import { writeGenerated } from '@/scripts/generate/write-generated'
import { projectDir } from '@/scripts/lib/project'

const check = process.argv.includes('--check')
const ours = writeGenerated({ root: projectDir, check })
// The configuration imports what was just written.
const { writePayloadFiles } = await import('@/scripts/generate/write-payload-files')
const payloads = await writePayloadFiles({ check })
// Payload leaves something open.
process.exit(Math.max(ours, payloads))
