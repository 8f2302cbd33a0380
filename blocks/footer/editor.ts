import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/footer/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Footer',
  icon: 'footer',
  group: 'Fixed',
  keywords: ['copyright', 'policies', 'legal'],
  groups: [],
}
