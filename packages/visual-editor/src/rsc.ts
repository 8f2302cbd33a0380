export { BuilderView } from '@/packages/visual-editor/src/view/builder-view'
