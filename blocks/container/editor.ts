import { verticalAlignOptions } from '@/blocks/_kit/controls'
import type { BlockEditor, Control } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/container/schema'

const brightnessControl = (label: string): Control => ({
  kind: 'slider',
  label,
  unit: '%',
  min: 0,
  max: 1,
  step: 0.01,
  factor: 100,
})

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Container',
  icon: 'container',
  group: 'Layout',
  rank: 1,
  keywords: ['section', 'hero', 'banner', 'columns', 'row', 'box', 'background'],
  groups: [
    {
      title: 'Layout',
      controls: {
        look: {
          kind: 'choice',
          label: 'Look',
          options: [
            { value: 'plain', label: 'Plain' },
            { value: 'hero', label: 'Hero' },
            { value: 'link-tree', label: 'Link Tree' },
          ],
        },
        direction: {
          kind: 'choice',
          label: 'Direction',
          options: [
            { value: 'column', label: 'Below each other', icon: 'direction-column' },
            { value: 'row', label: 'Side by side', icon: 'direction-row' },
          ],
        },
        align: {
          kind: 'choice',
          label: 'Align',
          options: [
            { value: 'left', label: 'Left', icon: 'align-left' },
            { value: 'center', label: 'Centre', icon: 'align-center' },
            { value: 'right', label: 'Right', icon: 'align-right' },
            { value: 'spread', label: 'Spread', icon: 'align-spread' },
          ],
        },
        verticalAlign: {
          kind: 'choice',
          label: 'Height',
          options: verticalAlignOptions,
        },
        width: {
          kind: 'select',
          label: 'Width',
          options: [
            { value: 'content', label: 'As wide as the page' },
            { value: 'text', label: 'As wide as a text' },
            { value: 'full', label: 'Edge to edge' },
          ],
        },
      },
    },
    {
      title: 'Background',
      controls: {
        backgroundImage: { kind: 'media', label: 'Picture', accept: 'image', isDecorative: true },
        backgroundImagePhone: {
          kind: 'media',
          label: 'Picture on phones',
          accept: 'image',
          isDecorative: true,
        },
        brightness: brightnessControl('Brightness'),
        backgroundVideo: { kind: 'media', label: 'Video, without sound', accept: 'video' },
        videoBrightness: brightnessControl('Brightness of the video'),
        backgroundColor: { kind: 'color', label: 'Colour' },
        ink: {
          kind: 'choice',
          label: 'Words on it',
          options: [
            { value: 'theme', label: 'As in the theme' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
        },
        overlayHeader: { kind: 'toggle', label: 'Behind the page header' },
      },
    },
    {
      title: 'Spacing',
      controls: {
        padding: { kind: 'slider', label: 'Above and below', unit: 'px', min: 0, max: 200 },
        gap: { kind: 'slider', label: 'Between', unit: 'px', min: 0, max: 120 },
        minHeight: {
          kind: 'number',
          label: 'At least',
          unit: 'px',
          min: 0,
          max: 1200,
          step: 10,
          zero: 'Automatic',
        },
      },
    },
  ],
}
