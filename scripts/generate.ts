import { writeGenerated } from '@/scripts/generate/write-generated'
import { projectDir } from '@/scripts/lib/project'

process.exitCode = writeGenerated({ root: projectDir, check: process.argv.includes('--check') })
