import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/page-header/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Page header',
  icon: 'header',
  group: 'Fixed',
  keywords: ['menu', 'logo', 'navigation', 'links'],
  groups: [],
}
