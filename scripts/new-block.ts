import { writeBlock } from '@/scripts/generate/write-block'
import { projectDir } from '@/scripts/lib/project'

for (const file of writeBlock(projectDir, process.argv[2])) {
  console.log(`Wrote ${file}`)
}
console.log('Now run `npm run generate`.')
