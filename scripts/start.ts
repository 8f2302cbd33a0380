import { existsSync } from 'node:fs'
import path from 'node:path'
import { distDir } from '@/scripts/lib/project'
import { serve } from '@/scripts/lib/serve'

if (!existsSync(path.join(distDir, 'BUILD_ID'))) {
  throw new Error('There is no production build yet: run npm run build first.')
}
const { adminOrigin, port } = await serve({ isDevelopment: false })
console.log(`Listening on port ${port}. Admin: ${adminOrigin}/admin`)
