import { widthControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/video/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Video',
  icon: 'video',
  group: 'Words and pictures',
  rank: 6,
  keywords: ['film', 'clip', 'youtube', 'vimeo', 'mp4', 'movie', 'embed'],
  groups: [
    {
      title: 'Video',
      controls: {
        source: {
          kind: 'choice',
          label: 'Where it is',
          options: [
            { value: 'file', label: 'My upload' },
            { value: 'link', label: 'YouTube, Vimeo' },
          ],
        },
        media: {
          kind: 'media',
          label: 'Video',
          accept: 'video',
          shownFor: { prop: 'source', values: ['file'] },
        },
        href: {
          kind: 'link',
          label: 'Link to the video',
          shownFor: { prop: 'source', values: ['link'] },
        },
        // The film's title says what it is.
        poster: {
          kind: 'media',
          label: 'Picture before it plays',
          accept: 'image',
          isDecorative: true,
        },
        title: { kind: 'text', label: 'Title' },
      },
    },
    {
      title: 'Look',
      controls: {
        shape: {
          kind: 'select',
          label: 'Shape',
          options: [
            { value: 'wide', label: 'Wide, 16:9' },
            { value: 'classic', label: 'Classic, 4:3' },
            { value: 'square', label: 'Square' },
            { value: 'tall', label: 'Tall, 9:16' },
          ],
        },
        width: widthControl,
      },
    },
  ],
  titleProp: 'title',
}
