import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/social-icons/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Social icons',
  icon: 'share',
  group: 'Fans',
  keywords: ['instagram', 'facebook', 'twitter', 'youtube', 'follow'],
  groups: [{ title: 'Position', controls: { align: alignControl } }],
}
