import { releaseControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/audio-player/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Audio player',
  icon: 'headphones',
  group: 'Music and shows',
  rank: 4,
  keywords: ['listen', 'play', 'song', 'track', 'music', 'preview', 'sound'],
  groups: [
    {
      title: 'Music',
      controls: {
        release: releaseControl,
        track: { kind: 'track', label: 'Track', releaseProp: 'release', none: 'All its tracks' },
        showsTracks: { kind: 'toggle', label: 'List the tracks' },
      },
    },
  ],
}
