import { block } from '@bandstand/visual-editor/blocks'
import styles from './callout.module.css'
import { callout } from './definition'

export const calloutBlock = block({
  definition: callout,
  Render: ({ props, env, rootProps }) => (
    <p className={`${styles.callout} ${styles[props.tone]}`} {...rootProps}>
      {env.words ?? props.words}
    </p>
  ),
  editor: {
    label: 'Callout',
    icon: 'star',
    group: 'Shop',
    groups: [
      {
        title: 'Callout',
        controls: {
          words: { kind: 'text', label: 'Words' },
          tone: {
            kind: 'choice',
            label: 'Tone',
            options: [
              { value: 'calm', label: 'Calm' },
              { value: 'loud', label: 'Loud' },
            ],
          },
        },
      },
    ],
    titleProp: 'words',
    plainTextProp: 'words',
  },
})
