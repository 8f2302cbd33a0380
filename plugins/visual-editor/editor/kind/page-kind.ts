import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { PageStill, PageSurface } from '@/plugins/visual-editor/editor/canvas/page-surface'
import { InlineEditor } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import { textToBlock } from '@/plugins/visual-editor/editor/clipboard/text-to-block'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { siteGroups, siteParts } from '@/plugins/visual-editor/editor/kind/site-parts'
import { sectionParts } from '@/plugins/visual-editor/editor/sections/section-parts'
import { pageDevices } from '@/plugins/visual-editor/editor/shell/frame'

/** A page of the site, made of the given blocks. */
export const pageKind = (blocks: BlockRegistry): DocumentKind => ({
  noun: 'page',
  blocks,
  groups: siteGroups,
  panels: ['add', 'layers', 'pages', 'theme'],
  devices: pageDevices,
  hasScreens: true,
  hasPlaces: true,
  sections: sectionParts,
  isPublished: true,
  types: { words: 'text', picture: 'image', film: 'video', embed: 'embed' },
  wordsToBlock: textToBlock,
  linkAddress,
  Surface: PageSurface,
  Still: PageStill,
  InlineEditor,
  site: siteParts,
})
