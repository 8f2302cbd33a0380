import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { PageSurface } from '@/plugins/visual-editor/editor/canvas/page-surface'
import { InlineEditor } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { pageDevices } from '@/plugins/visual-editor/editor/shell/frame'

/** A page of the site, made of the given blocks. */
export const pageKind = (blocks: BlockRegistry): DocumentKind => ({
  noun: 'page',
  blocks,
  panels: ['add', 'layers', 'pages', 'theme'],
  devices: pageDevices,
  hasScreens: true,
  hasPlaces: true,
  hasSections: true,
  isPublished: true,
  types: { words: 'text', picture: 'image', film: 'video', embed: 'embed' },
  linkAddress,
  Surface: PageSurface,
  InlineEditor,
})
