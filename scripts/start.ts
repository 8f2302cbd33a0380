import { assertBuilt } from '@/scripts/lib/production-build'
import { serve } from '@/scripts/lib/serve'

assertBuilt()
const { adminOrigin, port } = await serve({ isDevelopment: false })
console.log(`Listening on port ${port}. Admin: ${adminOrigin}/admin`)
