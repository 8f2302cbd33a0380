// What the site loads: nothing of the editor.
export {
  type BlockLoaders,
  RenderPage,
} from '@/packages/visual-editor/src/view/render-page'
