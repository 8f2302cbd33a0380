import {
  DrawingNode,
  ImageNode,
  InlineImageNode,
} from '@/plugins/rich-text/features/images/image-node'
import { PictureOverlay } from '@/plugins/rich-text/features/images/picture-overlay'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const wholeImages: RichTextFeature = {
  name: 'whole-images',
  nodes: [ImageNode, InlineImageNode, DrawingNode],
  Overlay: PictureOverlay,
}
