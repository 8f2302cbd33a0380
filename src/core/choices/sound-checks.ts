/** What came of looking whether a recording can be played; nothing while nobody has looked. */
export const soundChecks = ['playable', 'unplayable'] as const
export type SoundCheck = (typeof soundChecks)[number]

/** How loud a recording is: as it should be, cut off at its loudest places, or without a sound. */
export const soundLevels = ['good', 'clipped', 'silent'] as const
export type SoundLevel = (typeof soundLevels)[number]
