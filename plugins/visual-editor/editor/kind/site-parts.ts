import {
  CanvasCode,
  CanvasFormula,
} from '@/plugins/visual-editor/editor/canvas/blocks/canvas-nodes'
import { WritingSurface } from '@/plugins/visual-editor/editor/canvas/writing/writing-surface'
import { createUploadPictures } from '@/plugins/visual-editor/editor/clipboard/upload-pictures'
import { siteControlFor } from '@/plugins/visual-editor/editor/inspector/site-controls'
import type { SiteParts } from '@/plugins/visual-editor/editor/kind/document-kind'
import { SiteLibrary } from '@/plugins/visual-editor/editor/media/site-library'

/** What pages and mails share that other documents have not. */
export const siteParts: SiteParts = {
  Library: SiteLibrary,
  uploadPictures: createUploadPictures,
  WritingSurface,
  nodes: { Formula: CanvasFormula, ColouredCode: CanvasCode },
  controlFor: siteControlFor,
}

export const siteGroups = ['Words and pictures', 'Music and shows', 'Fans', 'Layout'] as const
