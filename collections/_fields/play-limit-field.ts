import type { NumberField } from 'payload'
import { limits } from '@/src/core/limits'

/** How often one person may play the whole song before buying it. */
export const playLimitField: NumberField = {
  name: 'playLimit',
  label: 'How many times',
  type: 'number',
  defaultValue: limits.streaming.defaultPlays,
  min: 1,
  max: limits.streaming.playsMax,
}
