import { build } from '@/scripts/lib/production-build'

await build()
