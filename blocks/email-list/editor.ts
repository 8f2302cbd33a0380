import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/email-list/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Email List',
  icon: 'mail',
  group: 'Fans',
  rank: 2,
  keywords: ['newsletter', 'sign up', 'subscribe', 'mail', 'letters'],
  groups: [
    {
      title: 'Content',
      controls: {
        title: { kind: 'text', label: 'Title' },
        lede: { kind: 'textarea', label: 'A sentence below it' },
        list: { kind: 'email-list', label: 'List', none: 'My first list' },
        look: {
          kind: 'choice',
          label: 'Form',
          options: [
            { value: 'wide', label: 'Beside the title' },
            { value: 'narrow', label: 'Below it' },
          ],
        },
      },
    },
    {
      title: 'Form',
      controls: {
        placeholder: { kind: 'text', label: 'Example' },
        button: { kind: 'text', label: 'Button' },
        successMessage: { kind: 'textarea', label: 'Said to those who joined' },
      },
    },
  ],
  titleProp: 'title',
}
