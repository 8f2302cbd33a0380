// What the configuration loads: in Node, too, so nothing of React, of stylesheets or of the browser.
export { type BlockDefinition, defineBlock, freeBlock } from '@/blocks/_kit/define'
export { linkProp } from '@/blocks/_kit/props'
export { basics } from '@/packages/visual-editor/src/basics/definitions'
export {
  type VisualEditorOptions,
  visualEditor,
} from '@/packages/visual-editor/src/plugin/visual-editor'
export type { BlockRules } from '@/src/core/page-document/block-definition'
export type { PageDocument, PageNode } from '@/src/core/page-document/schema'
