import { alignControl, verticalAlignOptions } from '@/blocks/_kit/controls'
import type {
  button,
  columns,
  heading,
  image,
  section,
  text,
} from '@/packages/visual-editor/src/basics/definitions'
import type { BlockEditor } from '@/packages/visual-editor/src/block'

export const sectionEditor: BlockEditor<typeof section.schema> = {
  label: 'Section',
  icon: 'container',
  group: 'Layout',
  rank: 1,
  keywords: ['band', 'box', 'container', 'background'],
  groups: [
    {
      title: 'Section',
      controls: {
        width: {
          kind: 'select',
          label: 'Width',
          options: [
            { value: 'content', label: 'As wide as the page' },
            { value: 'measure', label: 'As wide as a text' },
            { value: 'full', label: 'Edge to edge' },
          ],
        },
        padding: { kind: 'slider', label: 'Above and below', unit: 'px', max: 200 },
        gap: { kind: 'slider', label: 'Between', unit: 'px', max: 120 },
        background: { kind: 'color', label: 'Background', unset: () => '#ffffff' },
        ink: { kind: 'color', label: 'Words', unset: () => '#1a1a1a' },
      },
    },
  ],
}

export const columnsEditor: BlockEditor<typeof columns.schema> = {
  label: 'Columns',
  icon: 'columns',
  group: 'Layout',
  rank: 2,
  keywords: ['grid', 'row', 'side by side', 'two', 'three'],
  groups: [
    {
      title: 'Columns',
      controls: {
        count: { kind: 'slider', label: 'Columns', min: 2, max: 4 },
        gap: { kind: 'slider', label: 'Between', unit: 'px', max: 120 },
        verticalAlign: { kind: 'choice', label: 'Height', options: verticalAlignOptions },
      },
    },
  ],
}

export const headingEditor: BlockEditor<typeof heading.schema> = {
  label: 'Heading',
  icon: 'text',
  group: 'Words and pictures',
  rank: 1,
  keywords: ['title', 'headline'],
  groups: [
    {
      title: 'Heading',
      controls: {
        text: { kind: 'text', label: 'Words' },
        level: {
          kind: 'select',
          label: 'Level',
          options: ['1', '2', '3', '4'].map((value) => ({ value, label: `Heading ${value}` })),
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'text',
  plainTextProp: 'text',
}

export const textEditor: BlockEditor<typeof text.schema> = {
  label: 'Text',
  icon: 'list',
  group: 'Words and pictures',
  rank: 2,
  keywords: ['paragraph', 'words'],
  groups: [
    {
      title: 'Text',
      controls: {
        text: { kind: 'textarea', label: 'Words' },
        look: {
          kind: 'select',
          label: 'Look',
          options: [
            { value: 'regular', label: 'Regular' },
            { value: 'large', label: 'Large' },
            { value: 'quiet', label: 'Quiet' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'text',
  plainTextProp: 'text',
}

export const buttonEditor: BlockEditor<typeof button.schema> = {
  label: 'Button',
  icon: 'button',
  group: 'Words and pictures',
  rank: 3,
  keywords: ['link', 'call to action'],
  groups: [
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label' },
        href: { kind: 'link', label: 'Link' },
        look: {
          kind: 'choice',
          label: 'Look',
          options: [
            { value: 'filled', label: 'Filled' },
            { value: 'outline', label: 'Outlined' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'label',
  plainTextProp: 'label',
}

export const imageEditor: BlockEditor<typeof image.schema> = {
  label: 'Image',
  icon: 'image',
  group: 'Words and pictures',
  rank: 4,
  keywords: ['picture', 'photo'],
  groups: [
    {
      title: 'Image',
      controls: {
        src: { kind: 'link', label: 'Address' },
        alt: { kind: 'textarea', label: 'Describe it, for people who can’t see it' },
        width: {
          kind: 'number',
          label: 'Width',
          unit: 'px',
          min: 0,
          max: 2000,
          step: 10,
          zero: 'As its place',
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'alt',
}
