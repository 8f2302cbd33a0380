import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-social/schema'
import { optionsOf } from '@/src/core/choices/options-of'
import { platformNames } from '@/src/core/theme/platform-names'
import { socialPlatforms } from '@/src/core/theme/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Social links',
  icon: 'share',
  group: 'Fans',
  rank: 1,
  keywords: ['instagram', 'facebook', 'twitter', 'youtube', 'follow'],
  groups: [
    {
      title: 'Links',
      controls: {
        platforms: {
          kind: 'multi-select',
          label: 'Platforms',
          from: optionsOf(socialPlatforms, platformNames),
          none: 'All of the theme',
        },
        align: alignControl,
      },
    },
  ],
}
