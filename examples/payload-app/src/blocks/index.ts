import { basicBlocks } from '@bandstand/visual-editor/blocks'
import { calloutBlock } from './callout/block'

/** The same list for the editor and for the site. */
export const blocks = [...basicBlocks, calloutBlock]
