import { kito } from '@/scripts/seed/catalogue/kito'
import { lunaVale } from '@/scripts/seed/catalogue/luna-vale'
import type { Catalogue } from '@/scripts/seed/catalogue/types'

export type * from '@/scripts/seed/catalogue/types'

/** The demo's content. Keys are unique across the catalogue, so that a seeding script can refer by them. */
export const catalogue: Catalogue = { profiles: [lunaVale, kito] }
