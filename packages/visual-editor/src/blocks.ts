// What draws blocks and sets them, for the editor and for the site.
export { basicBlocks } from '@/packages/visual-editor/src/basics/blocks'
export {
  type BlockEditor,
  type BlockRender,
  type BlockRenderProps,
  type BlockSurroundings,
  block,
  type Control,
  type PageBlock,
} from '@/packages/visual-editor/src/block'
