import { Image, ImagePlus } from 'lucide-react'
import { ImageNode, InlineImageNode } from '@/plugins/rich-text/features/images/image-node'
import { PickImage, PickInlineImage } from '@/plugins/rich-text/features/images/pick-image-dialog'
import { PictureBar } from '@/plugins/rich-text/features/images/picture-bar'
import { PictureIntake } from '@/plugins/rich-text/features/images/picture-intake'
import type { RichTextFeature, WritingProps } from '@/plugins/rich-text/kit/feature'

export const images: RichTextFeature = {
  name: 'images',
  nodes: [ImageNode, InlineImageNode],
  inserts: [
    {
      id: 'image',
      label: 'Picture',
      icon: Image,
      keywords: ['image', 'photo', 'upload'],
      needs: 'pickPicture',
      Dialog: PickImage,
    },
    {
      id: 'inline-image',
      label: 'Picture among words',
      icon: ImagePlus,
      keywords: ['image', 'inline', 'float', 'photo'],
      needs: 'pickPicture',
      Dialog: PickInlineImage,
    },
  ],
  Overlay: (props: WritingProps) => (
    <>
      <PictureIntake {...props} />
      <PictureBar {...props} />
    </>
  ),
}
