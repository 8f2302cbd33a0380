/** What came of looking whether a recording can be played; nothing while nobody has looked. */
export const soundChecks = ['playable', 'unplayable'] as const
export type SoundCheck = (typeof soundChecks)[number]
