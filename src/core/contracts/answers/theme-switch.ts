import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

/** The home page of the theme, and whether it was made just now. */
export const themeSwitchAnswer = z.object({ homeId: id, isNew: z.boolean() })
