import { alignControl, releaseControl, variantControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/button/schema'

const forLinks = { shownFor: { prop: 'action', values: ['link'] } }

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Button',
  icon: 'button',
  group: 'Words and pictures',
  rank: 3,
  keywords: ['link', 'call to action', 'listen', 'play', 'buy'],
  groups: [
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label', placeholder: 'Listen now' },
        href: { kind: 'link', label: 'Link', ...forLinks },
        opensNewTab: { kind: 'toggle', label: 'Opens a new tab', ...forLinks },
        action: {
          kind: 'choice',
          label: 'A press',
          options: [
            { value: 'link', label: 'Opens a link' },
            { value: 'play', label: 'Plays music' },
          ],
        },
        release: { ...releaseControl, shownFor: { prop: 'action', values: ['play'] } },
      },
    },
    {
      title: 'Look',
      controls: {
        look: variantControl,
        size: {
          kind: 'choice',
          label: 'Size',
          options: [
            { value: 'regular', label: 'As its words' },
            { value: 'wide', label: 'As wide as can be' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'label',
}
