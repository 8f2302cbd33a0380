import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-footer/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Footer',
  icon: 'footer',
  group: 'Fixed',
  keywords: ['address', 'unsubscribe', 'imprint'],
  groups: [
    {
      title: 'Small print',
      controls: { reason: { kind: 'textarea', label: 'Why people get this email' } },
    },
  ],
}
