'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PenLine } from 'lucide-react'
import { lazy } from 'react'
import { DrawingNode } from '@/plugins/rich-text/features/images/image-node'
import { menus } from '@/plugins/rich-text/kit/feature'

/** Pictures that are drawn here; to visitors they are pictures. */
export const DrawingsFeatureClient = createClientFeature({
  nodes: [DrawingNode],
  ...menus([
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
  ]),
})
