import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/social-icons/schema'
import { optionsOf } from '@/src/core/choices/options-of'
import { platformNames } from '@/src/core/theme/platform-names'
import { socialPlatforms } from '@/src/core/theme/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Social icons',
  icon: 'share',
  group: 'Fans',
  rank: 3,
  keywords: ['instagram', 'facebook', 'twitter', 'youtube', 'follow'],
  groups: [
    {
      title: 'Icons',
      controls: {
        platforms: {
          kind: 'multi-select',
          label: 'Platforms',
          from: optionsOf(socialPlatforms, platformNames),
          none: 'All of the theme',
        },
      },
    },
    { title: 'Position', controls: { align: alignControl } },
  ],
}
