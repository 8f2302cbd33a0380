import { shapeOptions } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/gallery/schema'
import { limits } from '@/src/core/limits'

const { picturesMax, columnsMax, gapMaxPx } = limits.gallery

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Gallery',
  icon: 'images',
  group: 'Words and pictures',
  rank: 5,
  keywords: ['pictures', 'photos', 'images', 'album', 'slideshow', 'lightbox', 'press'],
  groups: [
    {
      title: 'Pictures',
      controls: { pictures: { kind: 'media-list', label: 'Pictures', max: picturesMax } },
    },
    {
      title: 'Look',
      controls: {
        columns: { kind: 'slider', label: 'Columns', min: 1, max: columnsMax },
        gap: { kind: 'slider', label: 'Between', unit: 'px', max: gapMaxPx },
        shape: { kind: 'choice', label: 'Shape', options: shapeOptions },
      },
    },
  ],
}
