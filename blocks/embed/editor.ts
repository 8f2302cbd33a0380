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
        width: {
          kind: 'choice',
          label: 'Width',
          options: [
            { value: 'content', label: 'As its place' },
            { value: 'text', label: 'As a text' },
          ],
        },
        align: {
          kind: 'choice',
          label: 'Side',
          options: [
            { value: 'left', label: 'Left', icon: 'align-left' },
            { value: 'center', label: 'Centre', icon: 'align-center' },
            { value: 'right', label: 'Right', icon: 'align-right' },
          ],
        },
      },
    },
  ],
  titleProp: 'title',
}
