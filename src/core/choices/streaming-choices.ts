/** What anyone may hear of a track before buying it. */
export const streamingChoices = ['full', 'limited', 'preview', 'none'] as const
export type StreamingChoice = (typeof streamingChoices)[number]

export const streamingLabels: Readonly<Record<StreamingChoice, string>> = {
  full: 'Everybody may play the whole song',
  limited: 'Everybody may play the whole song a few times',
  preview: 'A preview of 30 seconds, or the preview you upload',
  none: 'Nothing, until they buy it',
}

type Chosen<Choice extends string> = { streaming?: Choice | null; playLimit?: number | null }

/** What a track allows: its own choice, or that of its release. */
export function hearingOf(
  track: Chosen<StreamingChoice | 'release'>,
  release: Chosen<StreamingChoice>,
): { streaming: StreamingChoice; playLimit: number | null } {
  const isOwn = track.streaming && track.streaming !== 'release'
  return isOwn
    ? { streaming: track.streaming as StreamingChoice, playLimit: track.playLimit ?? null }
    : { streaming: release.streaming ?? 'preview', playLimit: release.playLimit ?? null }
}
