import { releaseControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/release/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Single release',
  icon: 'disc',
  group: 'Music and shows',
  rank: 3,
  keywords: ['album', 'single', 'ep', 'record', 'out now', 'tracks', 'buy', 'music'],
  groups: [
    {
      title: 'Release',
      controls: {
        release: releaseControl,
        kicker: { kind: 'text', label: 'Above the title', placeholder: 'Out now' },
        showsTracks: { kind: 'toggle', label: 'List the tracks' },
        showsPrice: { kind: 'toggle', label: 'Say the price' },
      },
    },
    {
      title: 'Look',
      controls: {
        coverSide: {
          kind: 'choice',
          label: 'Cover',
          options: [
            { value: 'left', label: 'Left', icon: 'align-left' },
            { value: 'right', label: 'Right', icon: 'align-right' },
          ],
        },
      },
    },
  ],
}
