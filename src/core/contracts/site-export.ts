import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'

export const exportStates = ['waiting', 'packing', 'ready', 'failed'] as const

/** How far the file with everything is; `none` when nobody asked for one, or it was removed. */
export const siteExportView = z
  .strictObject({
    state: z.enum(['none', ...exportStates]),
    percent: z.int().min(0).max(100),
    /** Of a file that is ready. */
    bytes: z.int().min(0).nullable(),
    /** When it is removed. */
    until: isoDateTime.nullable(),
  })
  .meta({ id: 'SiteExport' })

export type SiteExportView = z.output<typeof siteExportView>

export const isBeingMade = ({ state }: SiteExportView): boolean =>
  state === 'waiting' || state === 'packing'
