import { PenLine } from 'lucide-react'
import { lazy } from 'react'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** Pictures that are drawn here. Their nodes come with those of pictures, which they are to visitors. */
export const drawings: RichTextFeature = {
  name: 'drawings',
  inserts: [
    {
      id: 'drawing',
      label: 'Drawing',
      icon: PenLine,
      keywords: ['sketch', 'draw', 'pen', 'doodle', 'diagram', 'handwriting'],
      needs: 'storePicture',
      Dialog: lazy(async () => ({
        default: (await import('@/plugins/rich-text/features/drawings/new-drawing')).NewDrawing,
      })),
    },
  ],
}
