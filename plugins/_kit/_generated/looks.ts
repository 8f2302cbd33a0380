// Written by `npm run generate` from plugins/installed.ts.
import type { NamedLook } from '@/src/core/theme/looks'

export const pluginLooks: readonly NamedLook[] = []
