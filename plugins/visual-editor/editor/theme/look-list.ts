import { pluginLooks } from '@/plugins/_kit/_generated/looks'
import { type NamedLook, ownLooks } from '@/src/core/theme/looks'

/** Every look an artist can pick: ours, then those of installed plugins. */
export const lookList: readonly NamedLook[] = [...ownLooks, ...pluginLooks]
