import { Image, ImagePlus } from 'lucide-react'
import { laterImages } from '@/plugins/rich-text/features/images/later'
import { PickImage, PickInlineImage } from '@/plugins/rich-text/features/images/pick-image-dialog'
import { PictureIntake } from '@/plugins/rich-text/features/images/picture-intake'
import { tellLeftOut } from '@/plugins/rich-text/features/images/tell-left-out'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const images: RichTextFeature = {
  name: 'images',
  later: laterImages,
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
  register: tellLeftOut,
  Overlay: PictureIntake,
}
