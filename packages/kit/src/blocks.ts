export {
  type BlockContext,
  type BlockDefinition,
  type BlockEditor,
  type BlockEnvironment,
  type BlockLoad,
  type BlockRender,
  type Control,
  defineBlock,
  freeBlock,
  type RootProps,
} from '@/blocks/_kit/define'
export { idsProp, linkProp, mediaProp } from '@/blocks/_kit/props'
export { defineSettings, readSettings, type SiteSettings } from '@/blocks/_kit/settings'
export type { SiteText } from '@/src/core/page-document/templates/site-text'
export { pageOf, type Sketch, sketch } from '@/src/core/page-document/templates/sketch'
export type { RowQuery } from '@/src/core/row-query'
export type { SiteTheme } from '@/src/core/theme/site-theme'
