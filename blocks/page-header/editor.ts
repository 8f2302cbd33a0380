import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/page-header/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Page header',
  icon: 'header',
  group: 'Fixed',
  keywords: ['menu', 'logo', 'navigation', 'links'],
  groups: [],
  setIn: { panel: 'theme', shows: 'It shows your logo or your name, and your header links.' },
}
