import type { BlockEditor } from '@/blocks/_kit/define'
import { mailThemeOf } from '@/email-blocks/_kit/props'
import type { definition } from '@/email-blocks/email-root/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Email',
  icon: 'mail',
  group: 'Fixed',
  keywords: ['background', 'width', 'logo', 'preview'],
  groups: [
    {
      title: 'In the inbox',
      controls: { preheader: { kind: 'textarea', label: 'Shown after the subject' } },
    },
    {
      title: 'Look',
      controls: {
        showsName: { kind: 'toggle', label: 'Logo or name at the top' },
        width: {
          kind: 'slider',
          label: 'Width',
          unit: 'px',
          min: limits.email.minWidthPx,
          max: limits.email.maxWidthPx,
          step: 10,
        },
        background: {
          kind: 'color',
          label: 'Around the email',
          unset: (context) => mailThemeOf(context).colors.ground,
        },
        innerBackground: { kind: 'color', label: 'Behind the words' },
      },
    },
  ],
}
