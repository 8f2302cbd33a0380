import { alignControl, widthControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/embed/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Embed',
  icon: 'music',
  group: 'Music and shows',
  keywords: [
    'spotify',
    'soundcloud',
    'bandcamp',
    'apple music',
    'deezer',
    'tidal',
    'mixcloud',
    'audiomack',
    'audius',
    'tiktok',
    'instagram',
    'twitter',
    'bandsintown',
    'figma',
    'player',
    'post',
  ],
  groups: [
    {
      title: 'Embed',
      controls: {
        href: { kind: 'embed', label: 'Address' },
        title: { kind: 'text', label: 'Title' },
      },
    },
    {
      title: 'Look',
      controls: {
        width: widthControl,
        align: { ...alignControl, label: 'Side' },
      },
    },
  ],
  titleProp: 'title',
}
