'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PenLine } from 'lucide-react'
import { lazy } from 'react'
import { menus } from '@/plugins/rich-text/kit/feature'

/** Pictures that are drawn here; their nodes come with those of pictures. */
export const DrawingsFeatureClient = createClientFeature({
  ...menus([
    {
      id: 'drawing',
      label: 'Drawing',
      icon: PenLine,
      keywords: ['sketch', 'draw', 'pen', 'doodle', 'diagram', 'handwriting'],
      needs: 'storePicture',
      Dialog: lazy(async () => ({
        default: (await import('@/plugins/rich-text/features/drawings/drawing-dialog')).NewDrawing,
      })),
    },
  ]),
})
